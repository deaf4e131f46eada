import { useLogInMutation } from '../../api/api';
import { TextField } from '../../components/TextField';
import { AuthForm, TextAction } from './AuthForm';
import { faultyFields } from './faultyFields';

export type LoginValues = { email: string; password: string };

type Props = {
  values: LoginValues;
  onChange: (change: Partial<LoginValues>) => void;
  onForgotten: () => void;
};

/** The Login tab. What was typed stays when the server refuses; a toast tells why. */
export function LoginForm({ values, onChange, onForgotten }: Props) {
  const [logIn, { isLoading, error }] = useLogInMutation();
  const faults = faultyFields(error);
  return (
    <AuthForm
      title="Login"
      text="Enter your credentials to access your account."
      submitLabel="Sign In"
      busyLabel="Signing in..."
      busy={isLoading}
      onSubmit={() => void logIn({ credentials: values })}
      footer={
        <TextAction type="button" onClick={onForgotten}>
          Forgot your password?
        </TextAction>
      }
    >
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        required
        autoFocus
        value={values.email}
        error={faults.email}
        hideError
        onChange={(email) => onChange({ email })}
      />
      <TextField
        label="Password"
        type="password"
        name="password"
        autoComplete="current-password"
        required
        value={values.password}
        error={faults.password}
        hideError
        onChange={(password) => onChange({ password })}
      />
    </AuthForm>
  );
}
