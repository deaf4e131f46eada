import type { ApprovalState } from '../../api/adsApi';
import { SelectField } from '../../components/SelectField';

/** The query parameter that says how ads stand with clients. */
export const approvalParameter = 'approval';

const names: Record<ApprovalState, string> = {
  approved: 'Approved',
  changes_asked: 'Changes asked',
  changed_since_approval: 'Changed since approval',
  waiting: 'Waiting for an answer',
};

const states = Object.keys(names) as ApprovalState[];

const any = 'any';
const options = [
  { value: any, label: 'Any approval' },
  ...states.map((state) => ({ value: state, label: names[state] })),
] as const;

type Props = { value: ApprovalState | undefined; onChange: (state: ApprovalState | undefined) => void };

/** Chooses ads by how they stand with clients. */
export function ApprovalFilter({ value, onChange }: Props) {
  return (
    <SelectField
      label="Approval"
      hideLabel
      value={value ?? any}
      options={options}
      onChange={(chosen) => onChange(states.find((state) => state === chosen))}
    />
  );
}

/** The state that an address filters by; one that there is not counts as not there. */
export const approvalIn = (query: URLSearchParams): ApprovalState | undefined =>
  states.find((state) => state === query.get(approvalParameter));
