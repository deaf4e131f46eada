import { useId } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { bounds } from '../../api/bounds';
import { Field, describedBy, fieldIds } from '../../components/Field';
import { radii, tokens } from '../../theme/tokens';
import { isSameLabel } from './labelIn';

type Props = {
  label: string;
  value: readonly string[];
  /** Offered while one types. */
  options: readonly string[];
  /** Whether others than those may be typed. */
  isOpen: boolean;
  error?: string | undefined;
  onChange: (labels: string[]) => void;
};

const { maxItems } = bounds.LabelChange.add;
const { maxLength } = bounds.BulkMatching.label;

/** Labels to type, or to choose from those that there are. */
export function LabelField({ label, value, options, isOpen, error, onChange }: Props) {
  const ids = fieldIds(useId());
  const hint = isOpen ? 'A client, a product, a launch. Press Enter after each.' : undefined;
  const handleChange = (labels: readonly string[]) => onChange(withoutRepeats(labels).slice(0, maxItems));
  return (
    <Autocomplete<string, true, true, true>
      id={ids.input}
      multiple
      freeSolo
      disableClearable
      autoSelect={isOpen}
      filterSelectedOptions
      value={[...value]}
      options={[...options]}
      onChange={(_event, labels) =>
        handleChange(isOpen ? labels : labels.filter((one) => options.some((known) => isSameLabel(known, one))))
      }
      renderValue={(labels, getItemProps) =>
        labels.map((one, index) => {
          const { onDelete, disabled: _disabled, key, ...props } = getItemProps({ index });
          return (
            <Chosen key={key} {...props}>
              <span>{one}</span>
              <button type="button" tabIndex={-1} aria-label={`Remove ${one}`} onClick={onDelete}>
                <X size={12} strokeWidth={2} aria-hidden="true" />
              </button>
            </Chosen>
          );
        })
      }
      slotProps={{ listbox: { style: { overflowWrap: 'anywhere' } } }}
      renderInput={({ slotProps: { input, htmlInput } }) => (
        <Field ids={ids} label={label} error={error} hint={hint}>
          <Input
            {...input}
            fullWidth
            error={error !== undefined}
            inputProps={{
              ...htmlInput,
              'aria-describedby': describedBy(ids, error, hint),
              maxLength,
            }}
          />
        </Field>
      )}
    />
  );
}

const withoutRepeats = (labels: readonly string[]): string[] => {
  const cleaned = labels.map((label) => label.replace(/\s+/g, ' ').trim()).filter((label) => label !== '');
  return cleaned.filter((label, index) => cleaned.findIndex((other) => isSameLabel(other, label)) === index);
};

const Input = styled(OutlinedInput)({
  '&&': { flexWrap: 'wrap', gap: 4, padding: '5px 8px', minHeight: 40, height: 'auto' },
  '& .MuiOutlinedInput-input': { flex: '1 1 96px', width: 96, padding: '3px 4px' },
});

const Chosen = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  maxWidth: '100%',
  padding: '2px 2px 2px 8px',
  borderRadius: radii.chip,
  fontSize: 13,
  lineHeight: '18px',
  backgroundColor: tokens.muteSoft,
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > button': {
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    margin: '-3px 0',
    padding: 0,
    border: 0,
    background: 'none',
    cursor: 'pointer',
    color: tokens.text2,
  },
});
