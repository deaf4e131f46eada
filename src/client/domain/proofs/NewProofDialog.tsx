import { useState } from 'react';
import { bounds } from '../../api/bounds';
import { type CreatedProof, useCreateProofMutation } from '../../api/proofsApi';
import { FormDialog } from '../../components/FormDialog';
import { SelectField } from '../../components/SelectField';
import { TextField } from '../../components/TextField';
import { useFormFaults } from '../forms/useFormFaults';
import { useWorkspace } from '../teams/workspace';
import { ApproverFields, anyApprover, approverFaults, approversIn } from './ApproverFields';
import { LastDecision } from './LastDecision';
import { ProofList } from './ProofList';
import type { ProofSubject } from './proofSubject';
import { VariantChoice } from './VariantChoice';

type Props = { of: ProofSubject; onClose: () => void; onCreated: (created: CreatedProof) => void };

const fields = ['name', 'passphrase', 'expires_in_days', 'approvers'] as const;
const { minLength: shortest, maxLength: longest } = bounds.NewProof.passphrase;

const lifetimes = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
] as const;

const days = { 7: 7, 30: 30, 90: 90 } as const;

/** Asks what the page is called, how long the link works, whether it takes a passphrase, and who may approve. */
export function NewProofDialog({ of, onClose, onCreated }: Props) {
  const { name: suggested, isVariant = false, ...chosen } = of;
  const [adId] = chosen.ad_ids ?? [];
  const [adIds, setAdIds] = useState(chosen.ad_ids);
  const workspace = useWorkspace();
  const [name, setName] = useState(suggested);
  const [lifetime, setLifetime] = useState<keyof typeof days>(30);
  const [passphrase, setPassphrase] = useState('');
  const [approvers, setApprovers] = useState(anyApprover);
  const [create, { isLoading, error }] = useCreateProofMutation();
  const { at, above, refusal, check, settle } = useFormFaults(error, fields);
  const handleSubmit = async () => {
    const isFine = check({
      ...(name.trim() === '' && { name: 'Please give the page a title.' }),
      ...(passphrase !== '' &&
        passphrase.length < shortest && { passphrase: `Use at least ${shortest} characters, or leave it empty.` }),
      ...approverFaults(approvers),
    });
    if (!isFine) return;
    const words = { name, passphrase: passphrase || null, approvers: approversIn(approvers) };
    const newProof = { ...chosen, ...(adIds && { ad_ids: adIds }), ...words, expires_in_days: lifetime };
    const { data } = await create({ ...workspace, newProof });
    if (data) onCreated(data);
  };
  return (
    <FormDialog
      open
      title="Share for review"
      faults={{ refusal, above }}
      onClose={onClose}
      onSubmit={() => void handleSubmit()}
      submitLabel="Create link"
      busyLabel="Creating…"
      busy={isLoading}
      width={480}
    >
      <LastDecision of={of} />
      <p>
        {of.campaign_id
          ? 'Whoever has the link sees this campaign’s ads as they are when it’s opened, without an account.'
          : 'Whoever has the link sees the latest saved version, without an account.'}
      </p>
      {isVariant && adId !== undefined && adIds && <VariantChoice id={adId} adIds={adIds} onChange={setAdIds} />}
      <TextField
        label="Title"
        name="proof-title"
        autoComplete="off"
        hint="Your client sees it at the top of the page."
        maxLength={bounds.NewProof.name.maxLength}
        value={name}
        error={at.name}
        onChange={(typed) => {
          setName(typed);
          settle(['name']);
        }}
      />
      <SelectField
        label="Expires after"
        value={`${lifetime}`}
        options={lifetimes}
        error={at.expires_in_days}
        onChange={(chosenDays) => setLifetime(days[chosenDays])}
      />
      <TextField
        label="Passphrase (optional)"
        name="proof-passphrase"
        autoComplete="off"
        hint="If you set one, send it separately from the link."
        maxLength={longest}
        value={passphrase}
        error={at.passphrase}
        onChange={(typed) => {
          setPassphrase(typed);
          settle(['passphrase']);
        }}
      />
      <ApproverFields
        value={approvers}
        error={at.approvers}
        onChange={(typed) => {
          setApprovers(typed);
          settle(['approvers']);
        }}
      />
      <ProofList of={of} />
    </FormDialog>
  );
}
