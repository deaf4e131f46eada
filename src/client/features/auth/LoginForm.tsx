import { useLogInMutation } from '../../api/api';
import { toProblem } from '../../api/problem';
import { TextField } from '../../components/TextField';
import { AuthForm, TextAction } from './AuthForm';

export type LoginValues = { email: string; password: string };

type Props = {
  values: LoginValues;
  onChange: (change: Partial<LoginValues>) => void;
  onForgotten: () => void;
};

/** The Login tab. What was typed stays when the server refuses. */
export function LoginForm({ values, onChange, onForgotten }: Props) {
  const [logIn, { isLoading, error }] = useLogInMutation();
  const problem = error && toProblem(error, 'Login failed');
  return (
    <AuthForm
      title="Login"
      text="Enter your credentials to access your account."
      error={problem?.detail}
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
        error={problem?.fieldErrors.email}
        onChange={(email) => onChange({ email })}
      />
      <TextField
        label="Password"
        type="password"
        name="password"
        autoComplete="current-password"
        required
        value={values.password}
        error={problem?.fieldErrors.password}
        onChange={(password) => onChange({ password })}
      />
    </AuthForm>
  );
}
