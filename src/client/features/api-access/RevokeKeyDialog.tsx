import { type ApiKey, useRevokeApiKeyMutation } from '../../api/apiKeysApi';
import { problemOf } from '../../api/problem';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { stateOf } from './keyExpiry';

/** Asks before a key ends for good. */
export function RevokeKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const [revoke, { isLoading, error }] = useRevokeApiKeyMutation();
  const isOver = stateOf(apiKey, Date.now()) === 'ended';
  const handleConfirm = async () => {
    const result = await revoke({ id: apiKey.id });
    if (!result.error) onClose();
  };
  return (
    <ConfirmDialog
      open
      destructive
      title={isOver ? 'Remove this key?' : 'Revoke this key?'}
      text={
        isOver
          ? `“${apiKey.name}” has expired and will leave this list.`
          : `“${apiKey.name}” stops working at once. Whatever uses it needs another key.`
      }
      confirmLabel={isOver ? 'Remove' : 'Revoke'}
      busyLabel={isOver ? 'Removing…' : 'Revoking…'}
      busy={isLoading}
      error={problemOf(error)?.detail}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    />
  );
}
