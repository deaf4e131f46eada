import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { bounds } from '../../api/bounds';
import { type Problem, toProblem } from '../../api/problem';
import { useConfirmApprovalCodeMutation, useRequestApprovalCodeMutation } from '../../api/proofsApi';
import { FormDialog } from '../../components/FormDialog';
import { TextField } from '../../components/TextField';
import { useFormFaults } from '../../domain/forms/useFormFaults';

type Props = {
  token: string;
  access: string | undefined;
  /** Called with what the code gave. */
  onApprover: (approver: string) => void;
  onClose: () => void;
};

/** Asks who wants to decide, by a code that is mailed. It says the same whether or not the address may. */
export function ApproverDialog({ token, access, onApprover, onClose }: Props) {
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const [request, requested] = useRequestApprovalCodeMutation();
  const [confirm, confirmed] = useConfirmApprovalCodeMutation();
  const isSent = requested.data !== undefined;
  const { at, above, refusal, settle } = useFormFaults(
    isSent ? confirmed.error : requested.error,
    ['email', 'code'],
    problemIn,
  );
  const opening = { token, ...(access && { access }) };
  const handleSubmit = async () => {
    if (!isSent) return void (await request({ ...opening, approvalCodeRequest: { email } }));
    const { data } = await confirm({ ...opening, approvalCode: { email, code } });
    if (data) onApprover(data.approver);
  };
  const handleAgain = () => {
    setCode('');
    confirmed.reset();
    requested.reset();
  };
  return (
    <FormDialog
      open
      title="Confirm your email"
      faults={{ refusal, above }}
      onClose={onClose}
      onSubmit={() => void handleSubmit()}
      submitLabel={isSent ? 'Continue' : 'Send code'}
      busyLabel={isSent ? 'Checking…' : 'Sending…'}
      busy={requested.isLoading || confirmed.isLoading}
      width={480}
    >
      {isSent ? (
        <>
          <p role="status">{requested.data?.message}</p>
          <TextField
            key="code"
            label="6-digit code"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
            required
            maxLength={bounds.ApprovalCode.code.maxLength}
            value={code}
            error={at.code}
            onChange={(typed) => {
              setCode(typed);
              settle(['code']);
            }}
          />
          <Again variant="text" onClick={handleAgain}>
            Send another code
          </Again>
        </>
      ) : (
        <>
          <p>Only people chosen for this link can approve or ask for changes. We’ll email you a code.</p>
          <TextField
            key="email"
            label="Your email"
            type="email"
            name="email"
            autoComplete="email"
            autoFocus
            required
            maxLength={bounds.ApprovalCodeRequest.email.maxLength}
            value={email}
            error={at.email}
            onChange={(typed) => {
              setEmail(typed);
              settle(['email']);
            }}
          />
        </>
      )}
    </FormDialog>
  );
}

/** Below what it is about: beside the dialog's other buttons a phone has no room for it. */
const Again = styled(Button)({ justifySelf: 'start', alignSelf: 'start' });

/** Of a code that isn’t taken, only the client can tell the field. */
function problemIn(error: unknown): Problem | undefined {
  if (error === undefined) return undefined;
  const problem = toProblem(error);
  return problem.code === 'invalid_code' ? { ...problem, fieldErrors: { code: problem.detail } } : problem;
}
