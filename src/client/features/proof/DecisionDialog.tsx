import { useState } from 'react';
import { toProblem } from '../../api/problem';
import { type DecisionKind, type SharedAd, useDecideOnSharedAdMutation } from '../../api/proofsApi';
import { FormDialog } from '../../components/FormDialog';
import { useFormFaults } from '../../domain/forms/useFormFaults';
import { GuestFields } from './GuestFields';

type Props = {
  kind: DecisionKind;
  ad: SharedAd;
  token: string;
  access: string | undefined;
  /** What an entered code gave, where deciding takes one. */
  approver: string | undefined;
  /** Who decides; given once for all ads of the page. */
  name: string;
  onName: (name: string) => void;
  note: string;
  onNote: (note: string) => void;
  /** The decision is stored. */
  onDecided: () => void;
  /** The ad was changed while the dialog was open, so nothing is stored. */
  onStale: (sentence: string) => void;
  /** Deciding takes a code, or another one, so nothing is stored. */
  onNoApprover: (sentence: string) => void;
  onClose: () => void;
};

const fields = ['name', 'note'] as const;

/** Asks who decides, and what is to change. It decides on the version that was there when it was opened. */
export function DecisionDialog({ kind, ad, token, access, approver, name, onName, note, onNote, ...then }: Props) {
  const [version] = useState(ad.version);
  const [decide, { isLoading, error }] = useDecideOnSharedAdMutation();
  const { at, above, refusal, check, settle } = useFormFaults(error, fields);
  const isApproval = kind === 'approved';
  const handleSubmit = async () => {
    const isFine = check({
      ...(name.trim() === '' && { name: 'Please enter your name.' }),
      ...(!isApproval && note.trim() === '' && { note: 'Please say what to change.' }),
    });
    if (!isFine) return;
    const newDecision = { kind, name, note, version, ...(approver && { approver }) };
    const result = await decide({ token, adId: ad.id, ...(access && { access }), newDecision });
    if (result.data) return then.onDecided();
    const problem = toProblem(result.error);
    if (problem.code === 'stale_version') then.onStale(problem.detail);
    if (problem.code === 'approver_required') then.onNoApprover(problem.detail);
  };
  return (
    <FormDialog
      open
      title={isApproval ? `Approve “${ad.name}”` : `Ask for changes to “${ad.name}”`}
      faults={{ refusal, above }}
      onClose={then.onClose}
      onSubmit={() => void handleSubmit()}
      submitLabel={isApproval ? 'Approve' : 'Send'}
      busyLabel={isApproval ? 'Approving…' : 'Sending…'}
      busy={isLoading}
      width={480}
    >
      <p>
        {isApproval
          ? 'You approve the ad as it is shown, in all its formats. Later changes don’t count as approved.'
          : 'The people who made the ad see what you write, with your name.'}
      </p>
      <GuestFields
        name={name}
        nameFault={at.name}
        onName={(typed) => {
          onName(typed);
          settle(['name']);
        }}
        textLabel={isApproval ? 'Note (optional)' : 'What should change?'}
        text={note}
        textFault={at.note}
        onText={(typed) => {
          onNote(typed);
          settle(['note']);
        }}
      />
    </FormDialog>
  );
}
