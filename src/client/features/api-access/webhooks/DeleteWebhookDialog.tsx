import { problemOf } from '../../../api/problem';
import { useDeleteWebhookMutation, type Webhook } from '../../../api/webhooksApi';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { shortAddress } from './webhookWords';

/** Asks before a webhook and its log are gone for good. */
export function DeleteWebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const [remove, { isLoading, error }] = useDeleteWebhookMutation();
  const handleConfirm = async () => {
    const result = await remove({ id: webhook.id });
    if (!result.error) onClose();
  };
  return (
    <ConfirmDialog
      open
      destructive
      title="Delete this webhook?"
      text={`Nothing more is sent to ${shortAddress(webhook.url)}, and its log is deleted.`}
      confirmLabel="Delete"
      busyLabel="Deleting…"
      busy={isLoading}
      error={problemOf(error)?.detail}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    />
  );
}
