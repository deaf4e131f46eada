import { useRegisterAccountMutation } from '../../api/api';
import { bounds } from '../../api/bounds';
import { TextField } from '../../components/TextField';
import { useFormFaults } from '../../domain/forms/useFormFaults';
import { AuthForm } from './AuthForm';
import { signInProblem } from './signInProblem';

export type SignUpValues = { fullName: string; email: string; password: string };

type Props = {
  values: SignUpValues;
  onChange: (change: Partial<SignUpValues>) => void;
};

/** The Sign Up tab. What was typed stays when the server refuses; a toast tells why. */
export function SignUpForm({ values, onChange }: Props) {
  const [register, { isLoading, error }] = useRegisterAccountMutation();
  const { at, refusal } = useFormFaults(error, ['full_name', 'email', 'password'], signInProblem);
  const { fullName, email, password } = values;
  return (
    <AuthForm
      title="Create Account"
      text="Sign up to start creating amazing marketing campaigns."
      // A toast tells it.
      faults={{ above: undefined, refusal }}
      submitLabel="Create Account"
      busyLabel="Creating account..."
      busy={isLoading}
      onSubmit={() => void register({ registration: { full_name: fullName, email, password } })}
    >
      <TextField
        label="Full Name"
        name="name"
        autoComplete="name"
        required
        autoFocus
        value={fullName}
        error={at.full_name}
        hideError
        onChange={(value) => onChange({ fullName: value })}
      />
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        required
        value={email}
        error={at.email}
        hideError
        onChange={(value) => onChange({ email: value })}
      />
      <TextField
        label="Password"
        type="password"
        name="password"
        autoComplete="new-password"
        required
        minLength={bounds.Registration.password.minLength}
        hint={`At least ${bounds.Registration.password.minLength} characters`}
        value={password}
        error={at.password}
        hideError
        onChange={(value) => onChange({ password: value })}
      />
    </AuthForm>
  );
}
