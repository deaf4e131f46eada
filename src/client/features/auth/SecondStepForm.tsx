import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { type Problem, toProblem } from '../../api/problem';
import { useCompleteSignInMutation } from '../../api/twoStepApi';
import { TextField } from '../../components/TextField';
import { useFormFaults } from '../../domain/forms/useFormFaults';
import { AuthForm, TextAction } from './AuthForm';

type Props = {
  /** The sign-in that goes on. */
  challenge: string;
  /** Leads back to the first step, also where this one has ended. */
  onBack: () => void;
  /** Called once the person is signed in, where the form doesn’t go away by itself. */
  onSignedIn?: () => void;
};

const kinds = {
  app: {
    text: 'Enter the 6-digit code from your authenticator app.',
    label: 'Code',
    other: 'Use a recovery code',
  },
  recovery: {
    text: 'Enter one of the recovery codes that you saved. Each one works once.',
    label: 'Recovery code',
    other: 'Use your authenticator app',
  },
} as const;

/** The second step of a sign-in: a code. What was typed stays when the server refuses; a toast tells why. */
export function SecondStepForm({ challenge, onBack, onSignedIn }: Props) {
  const [kind, setKind] = useState<keyof typeof kinds>('app');
  const [code, setCode] = useState('');
  const [isRemembered, setIsRemembered] = useState(false);
  const [complete, { isLoading, error, reset }] = useCompleteSignInMutation();
  const { at, refusal } = useFormFaults(error, ['code'], codeProblem);
  const { text, label, other } = kinds[kind];
  const handleSubmit = async () => {
    const result = await complete({ secondStep: { challenge, code, remember_device: isRemembered } });
    if (!result.error) onSignedIn?.();
    else if (toProblem(result.error).code === 'sign_in_expired') onBack();
  };
  const handleOther = () => {
    setKind(kind === 'app' ? 'recovery' : 'app');
    setCode('');
    reset();
  };
  return (
    <AuthForm
      title="Two-step sign-in"
      text={text}
      // A toast tells it.
      faults={{ above: undefined, refusal }}
      submitLabel="Sign In"
      busyLabel="Signing in..."
      busy={isLoading}
      onSubmit={() => void handleSubmit()}
      footer={
        <Ways>
          <TextAction type="button" onClick={handleOther}>
            {other}
          </TextAction>
          <TextAction type="button" onClick={onBack}>
            Back to login
          </TextAction>
        </Ways>
      }
    >
      <TextField
        key={kind}
        label={label}
        name="code"
        required
        autoFocus
        maxLength={kind === 'app' ? 7 : 40}
        {...(kind === 'app' ? { inputMode: 'numeric', autoComplete: 'one-time-code' } : { autoComplete: 'off' })}
        value={code}
        error={at.code}
        hideError
        onChange={setCode}
      />
      <Tick>
        <Checkbox checked={isRemembered} onChange={(event) => setIsRemembered(event.target.checked)} />
        Remember this device for 30 days
      </Tick>
    </AuthForm>
  );
}

/** Of some refusals only the client can tell the field. */
function codeProblem(error: unknown): Problem | undefined {
  if (error === undefined) return undefined;
  const problem = toProblem(error);
  return problem.code === 'invalid_code' ? { ...problem, fieldErrors: { code: problem.detail } } : problem;
}

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 16 });

const Tick = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: 24,
  marginLeft: -6,
  cursor: 'pointer',
});
