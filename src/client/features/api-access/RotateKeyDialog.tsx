import { useState } from 'react';
import { type ApiKey, type CreatedApiKey, useRotateApiKeyMutation } from '../../api/apiKeysApi';
import { FormDialog } from '../../components/FormDialog';
import { SelectField } from '../../components/SelectField';
import { useFormFaults } from '../../domain/forms/useFormFaults';
import { RefusalText } from '../../domain/plans/RefusalText';

type Props = { apiKey: ApiKey; onClose: () => void; onRotated: (created: CreatedApiKey) => void };

/** For how many hours the old key works on. */
const overlaps = [
  { value: '0', label: 'Stops at once' },
  { value: '1', label: 'Works for 1 more hour' },
  { value: '24', label: 'Works for 24 more hours' },
  { value: '168', label: 'Works for 7 more days' },
] as const;

/** Makes a new key in place of one, which works on while programs change over. */
export function RotateKeyDialog({ apiKey, onClose, onRotated }: Props) {
  const [overlap, setOverlap] = useState<(typeof overlaps)[number]['value']>('24');
  const [rotate, { isLoading, error }] = useRotateApiKeyMutation();
  const { problem, above, refusal } = useFormFaults(error, noFields);
  const handleSubmit = async () => {
    const { data } = await rotate({ id: apiKey.id, apiKeyRotation: { overlap_hours: Number(overlap) } });
    if (data) onRotated(data);
  };
  return (
    <FormDialog
      open
      title="Rotate key"
      faults={{ refusal, above: problem && above ? <RefusalText problem={problem} text={above} /> : undefined }}
      onClose={onClose}
      onSubmit={() => void handleSubmit()}
      submitLabel="Create new key"
      busyLabel="Creating…"
      busy={isLoading}
    >
      <p>{`You get a new key like “${apiKey.name}”, with the same access.`}</p>
      <SelectField label="The old key" value={overlap} onChange={setOverlap} options={overlaps} />
    </FormDialog>
  );
}

const noFields: readonly never[] = [];
