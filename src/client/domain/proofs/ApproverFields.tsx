import { bounds } from '../../api/bounds';
import { SelectField } from '../../components/SelectField';
import { TextField } from '../../components/TextField';
import { isMailSent } from '../../lib/pageSettings';
import { countOf } from '../../lib/text';

/** Who may decide by a link, as it is typed. */
export type TypedApprovers = { isNamed: boolean; emails: string };

export const anyApprover: TypedApprovers = { isNamed: false, emails: '' };

const most = bounds.ProofChange.approvers.maxItems;

const choices = [
  { value: 'anyone', label: 'Anyone with the link' },
  { value: 'named', label: 'Only these people' },
] as const;

type Props = {
  value: TypedApprovers;
  error: string | undefined;
  onChange: (value: TypedApprovers) => void;
};

/** Asks who may approve ads or ask for changes. Naming people takes codes, which take a mail server. */
export function ApproverFields({ value, error, onChange }: Props) {
  const { isNamed, emails } = value;
  const isOff = !isMailSent();
  return (
    <>
      <SelectField
        label="Who can approve"
        value={isNamed ? 'named' : 'anyone'}
        options={choices}
        disabled={isOff && !isNamed}
        hint={isOff ? 'Email isn’t set up here, so we can’t send codes to people you’d choose.' : undefined}
        onChange={(chosen) => onChange({ ...value, isNamed: chosen === 'named' })}
      />
      {isNamed && (
        <TextField
          label="Their emails"
          name="proof-approvers"
          autoComplete="off"
          multiline
          minRows={2}
          hint={`Up to ${most}, with commas between them. To approve or ask for changes, they enter a code that we email them.`}
          value={emails}
          error={error}
          onChange={(typed) => onChange({ ...value, emails: typed })}
        />
      )}
    </>
  );
}

/** The addresses that were typed; none where anyone with the link can approve. */
export const approversIn = ({ isNamed, emails }: TypedApprovers): string[] =>
  isNamed ? emails.split(/[\s,;]+/).filter((one) => one !== '') : [];

/** What is wrong with them, by the field; nothing where they are fine. */
export function approverFaults(value: TypedApprovers): { approvers?: string } {
  if (!value.isNamed) return {};
  const emails = approversIn(value);
  const strange = emails.find((one) => !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(one));
  if (emails.length === 0) return { approvers: 'Please enter at least one email.' };
  if (emails.length > most) return { approvers: `That’s ${countOf(emails.length, 'email')}. Up to ${most} fit.` };
  return strange === undefined ? {} : { approvers: `“${strange}” isn’t an email, such as name@example.com.` };
}
