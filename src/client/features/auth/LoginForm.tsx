import { useLogInMutation } from '../../api/api';
import { problemOf } from '../../api/problem';
import { TextField } from '../../components/TextField';
import { useFormFaults } from '../../domain/forms/useFormFaults';
import { AuthForm, TextAction } from './AuthForm';
import { SignInLinkOffer } from './SignInLinkOffer';
import { signInProblem } from './signInProblem';

export type LoginValues = { email: string; password: string };

type Props = {
  values: LoginValues;
  onChange: (change: Partial<LoginValues>) => void;
  onForgotten: () => void;
  /** Called with the sign-in that goes on, where the account takes a code. */
  onSecondStep: (challenge: string) => void;
};

/** The Login tab. What was typed stays when the server refuses; a toast tells why. */
export function LoginForm({ values, onChange, onForgotten, onSecondStep }: Props) {
  const [logIn, { isLoading, error }] = useLogInMutation();
  const { at, refusal } = useFormFaults(error, ['email', 'password'], signInProblem);
  const status = problemOf(error)?.status;
  const handleSubmit = async () => {
    const result = await logIn({ credentials: values });
    const challenge = problemOf(result.error)?.challenge;
    if (challenge !== undefined) onSecondStep(challenge);
  };
  return (
    <AuthForm
      title="Login"
      text="Enter your credentials to access your account."
      // A toast tells it.
      faults={{ above: undefined, refusal }}
      submitLabel="Sign In"
      busyLabel="Signing in..."
      busy={isLoading}
      onSubmit={() => void handleSubmit()}
      footer={
        <>
          {status === 429 && <SignInLinkOffer email={values.email} />}
          <TextAction type="button" onClick={onForgotten}>
            Forgot your password?
          </TextAction>
        </>
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
        error={at.email}
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
        error={at.password}
        hideError
        onChange={(password) => onChange({ password })}
      />
    </AuthForm>
  );
}
