import { useState } from 'react';
import { type CreatedWebhook, useRotateWebhookSecretMutation, type Webhook } from '../../../api/webhooksApi';
import { FormDialog } from '../../../components/FormDialog';
import { SelectField } from '../../../components/SelectField';
import { useFormFaults } from '../../../domain/forms/useFormFaults';
import { RefusalText } from '../../../domain/plans/RefusalText';

type Props = { webhook: Webhook; onClose: () => void; onReplaced: (created: CreatedWebhook) => void };

/** For how many hours the old secret signs too. */
const overlaps = [
  { value: '0', label: 'Stops at once' },
  { value: '1', label: 'Signs too for 1 hour' },
  { value: '24', label: 'Signs too for 24 hours' },
  { value: '168', label: 'Signs too for 7 days' },
] as const;

/** Gives a webhook a new secret, while the old one signs too until the receiver has changed over. */
export function ReplaceSecretDialog({ webhook, onClose, onReplaced }: Props) {
  const [overlap, setOverlap] = useState<(typeof overlaps)[number]['value']>('24');
  const [rotate, { isLoading, error }] = useRotateWebhookSecretMutation();
  const { problem, above, refusal } = useFormFaults(error, noFields);
  const handleSubmit = async () => {
    const { data } = await rotate({ id: webhook.id, secretRotation: { overlap_hours: Number(overlap) } });
    if (data) onReplaced(data);
  };
  return (
    <FormDialog
      open
      title="Replace secret"
      faults={{ refusal, above: problem && above ? <RefusalText problem={problem} text={above} /> : undefined }}
      onClose={onClose}
      onSubmit={() => void handleSubmit()}
      submitLabel="Create new secret"
      busyLabel="Creating…"
      busy={isLoading}
    >
      <p>Messages are signed with the new secret from now on.</p>
      <SelectField label="The old secret" value={overlap} onChange={setOverlap} options={overlaps} />
    </FormDialog>
  );
}

const noFields: readonly never[] = [];
