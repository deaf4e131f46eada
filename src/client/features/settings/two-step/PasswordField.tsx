import { TextField } from '../../../components/TextField';

type Props = { value: string; error: string | undefined; onChange: (value: string) => void };

/** Asks again for the password of who is signed in. */
export function PasswordField(props: Props) {
  return (
    <TextField
      label="Password"
      type="password"
      name="password"
      autoComplete="current-password"
      required
      autoFocus
      {...props}
    />
  );
}
