import { useState } from 'react';
import { useRenewRecoveryCodesMutation, useTurnOffTwoStepMutation } from '../../../api/twoStepApi';
import { ProofDialog } from './ProofDialog';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import { SetUpDialog } from './SetUpDialog';

export type TwoStepDialog = 'set-up' | 'new-codes' | 'turn-off';

/** The dialogs of two-step sign-in; those that make recovery codes show them at their end. */
export function TwoStepDialogs({ open, onClose }: { open: TwoStepDialog; onClose: () => void }) {
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onClose} />;
  if (open === 'set-up') return <SetUpDialog onClose={onClose} onCodes={setCodes} />;
  if (open === 'new-codes') return <NewCodesDialog onClose={onClose} onCodes={setCodes} />;
  return <TurnOffDialog onClose={onClose} />;
}

function NewCodesDialog({ onClose, onCodes }: { onClose: () => void; onCodes: (codes: string[]) => void }) {
  const [renew, { isLoading, error }] = useRenewRecoveryCodesMutation();
  return (
    <ProofDialog
      title="New recovery codes"
      text="Your current recovery codes stop working."
      submitLabel="Get new codes"
      busyLabel="Creating…"
      busy={isLoading}
      error={error}
      onClose={onClose}
      onSubmit={async (twoStepProof) => {
        const { data } = await renew({ twoStepProof });
        if (data) onCodes(data.recovery_codes);
      }}
    />
  );
}

function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const [turnOff, { isLoading, error }] = useTurnOffTwoStepMutation();
  return (
    <ProofDialog
      destructive
      title="Turn off two-step sign-in?"
      text="Your password alone will sign you in. Your recovery codes stop working, and no device is remembered."
      submitLabel="Turn off"
      busyLabel="Turning off…"
      busy={isLoading}
      error={error}
      onClose={onClose}
      onSubmit={async (twoStepProof) => {
        const result = await turnOff({ twoStepProof });
        if (!result.error) onClose();
      }}
    />
  );
}
