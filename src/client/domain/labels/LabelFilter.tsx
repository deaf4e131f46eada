import { SelectField } from '../../components/SelectField';
import { isSameLabel } from './labelIn';
import { type Labeled, useLabels } from './useLabels';

type Props = {
  /** What is filtered; campaigns unless said otherwise. */
  of?: Labeled;
  value: string | undefined;
  onChange: (label: string | undefined) => void;
};

/** Chooses campaigns or ads by a label. Is not there as long as none has one. */
export function LabelFilter({ of = 'campaigns', value, onChange }: Props) {
  const known = useLabels(of);
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
