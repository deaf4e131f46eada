import { useState } from 'react';
import { type Proof, useUpdateProofMutation } from '../../api/proofsApi';
import { FormDialog } from '../../components/FormDialog';
import { useFormFaults } from '../forms/useFormFaults';
import { ApproverFields, type TypedApprovers, approverFaults, approversIn } from './ApproverFields';

/** Asks who may decide by a link that was made before. */
export function ApproversDialog({ proof, onClose }: { proof: Proof; onClose: () => void }) {
  const [approvers, setApprovers] = useState<TypedApprovers>({
    isNamed: proof.approvers.length > 0,
    emails: proof.approvers.join(', '),
  });
  const [update, { isLoading, error }] = useUpdateProofMutation();
  const { at, above, refusal, check, settle } = useFormFaults(error, ['approvers']);
  const handleSubmit = async () => {
    if (!check(approverFaults(approvers))) return;
    const result = await update({ id: proof.id, proofChange: { approvers: approversIn(approvers) } });
    if (result.data) onClose();
  };
  return (
    <FormDialog
      open
      title={`Who can approve “${proof.name}”`}
      faults={{ refusal, above }}
      onClose={onClose}
      onSubmit={() => void handleSubmit()}
      submitLabel="Save"
      busyLabel="Saving…"
      busy={isLoading}
      width={480}
    >
      <ApproverFields
        value={approvers}
        error={at.approvers}
        onChange={(typed) => {
          setApprovers(typed);
          settle(['approvers']);
        }}
      />
    </FormDialog>
  );
}
