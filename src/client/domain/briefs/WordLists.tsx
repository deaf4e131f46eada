import { bounds } from '../../api/bounds';
import { TextField } from '../../components/TextField';
import { linesIn } from '../../lib/text';
import type { WordField } from './briefForm';

const lists = [
  { field: 'words_to_use', label: 'Words to use', hint: 'One per line. They’re used where they fit.' },
  { field: 'banned_words', label: 'Banned words', hint: 'One per line. They never appear in your copy.' },
  {
    field: 'required_claims',
    label: 'Required claims',
    hint: 'One sentence per line. Every full ad includes them word for word.',
  },
] as const;

type Words = Record<WordField, string>;

type Props = {
  value: Words;
  onChange: (change: Partial<Words>) => void;
  errors: Partial<Record<WordField, string>>;
};

/** The words that copy has to keep to, a line each. */
export function WordLists({ value, onChange, errors }: Props) {
  return lists.map(({ field, label, hint }) => (
    <TextField
      key={field}
      label={label}
      multiline
      minRows={2}
      value={value[field]}
      onChange={(text) => onChange({ [field]: text })}
      error={errors[field]}
      hint={hint}
      counter={{ length: linesIn(value[field]).length, max: bounds.Brief[field].maxItems }}
    />
  ));
}
