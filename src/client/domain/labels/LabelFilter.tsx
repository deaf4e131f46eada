import { SelectField } from '../../components/SelectField';
import { isSameLabel } from './labelIn';
import { useLabels } from './useLabels';

type Props = { value: string | undefined; onChange: (label: string | undefined) => void };

/** Chooses campaigns by a label. Is not there as long as no campaign has one. */
export function LabelFilter({ value, onChange }: Props) {
  const known = useLabels('campaigns');
  // An address may name a label that is gone, or write it in other case.
  const chosen = known.find((label) => value !== undefined && isSameLabel(label, value)) ?? value;
  const options = chosen !== undefined && !known.includes(chosen) ? [chosen, ...known] : known;
  if (options.length === 0) return null;
  return (
    <SelectField
      label="Label"
      hideLabel
      value={chosen ?? ''}
      options={[{ value: '', label: 'All labels' }, ...options.map((label) => ({ value: label, label }))]}
      onChange={(label) => onChange(label === '' ? undefined : label)}
    />
  );
}
