import { problemOf } from '../../api/problem';
import { type Proof, useRevokeProofMutation } from '../../api/proofsApi';
import { ConfirmDialog } from '../../components/ConfirmDialog';

/** Asks before a link stops working. */
export function RevokeProofDialog({ proof, onClose }: { proof: Proof; onClose: () => void }) {
  const [revoke, { isLoading, error }] = useRevokeProofMutation();
  const handleConfirm = async () => {
    const result = await revoke({ id: proof.id });
    if (!result.error) onClose();
  };
  return (
    <ConfirmDialog
      open
      destructive
      title="Revoke this link?"
      text={`“${proof.name}” can’t be opened anymore, by anyone. The ads stay as they are.`}
      confirmLabel="Revoke"
      busyLabel="Revoking…"
      busy={isLoading}
      error={problemOf(error)?.detail}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    />
  );
}
