import { useId } from 'react';
import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import { belowWide, motion, radii, tokens } from '../theme/tokens';
import { Field, describedBy, fieldIds } from './Field';

export type SelectOption<Value extends string> = {
  value: Value;
  label: string;
  /** The heading that it stands under; options of one heading stand together. */
  group?: string;
};

type Props<Value extends string> = {
  /** The id of the select itself, for labels and links that lead to it. */
  id?: string;
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  /** No value may be empty: an empty one can't be told from "nothing chosen". */
  options: readonly SelectOption<Value>[];
  error?: string | undefined;
  hint?: string | undefined;
  /** Leaves the label to screen readers. */
  hideLabel?: boolean;
  disabled?: boolean;
  name?: string;
};

/** A field with fixed choices: the browser's own select, which every device knows how to open. */
export function SelectField<Value extends string>(props: Props<Value>) {
  const { label, value, onChange, options, error, hint, hideLabel = false, disabled = false, name } = props;
  const ownId = useId();
  const ids = fieldIds(props.id ?? ownId);
  return (
    <Field ids={ids} label={label} hideLabel={hideLabel} error={error} hint={hint}>
      <Frame>
        <Select
          id={ids.input}
          name={name}
          value={value}
          disabled={disabled}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(ids, error, hint)}
          // Only listed values can be chosen, so the text that comes back is one of them.
          onChange={(event) => onChange(event.target.value as Value)}
        >
          {groupsOf(options).map(({ group, items }) =>
            group === undefined ? (
              <Options key="" items={items} />
            ) : (
              <optgroup key={group} label={group}>
                <Options items={items} />
              </optgroup>
            ),
          )}
        </Select>
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
      </Frame>
    </Field>
  );
}

function Options({ items }: { items: readonly SelectOption<string>[] }) {
  return items.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

type Group = { group: string | undefined; items: SelectOption<string>[] };

/** Neighbours with the same heading, together. */
function groupsOf(options: readonly SelectOption<string>[]): Group[] {
  const groups: Group[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.group === option.group) last.items.push(option);
    else groups.push({ group: option.group, items: [option] });
  }
  return groups;
}

const Frame = styled('div')({
  position: 'relative',
  '& svg': { position: 'absolute', right: 10, top: '50%', marginTop: -8, color: tokens.text2, pointerEvents: 'none' },
});

const Select = styled('select')({
  appearance: 'none',
  width: '100%',
  height: 36,
  padding: '0 32px 0 12px',
  border: `1px solid ${tokens.inputLine}`,
  borderRadius: radii.control,
  backgroundColor: tokens.surface,
  fontSize: 14,
  lineHeight: '20px',
  textOverflow: 'ellipsis',
  transition: `box-shadow ${motion.colourMs}ms ${motion.easing}`,
  [belowWide]: { height: 44, fontSize: 16 },
  '&:hover': { borderColor: tokens.text2 },
  '&:focus-visible': { outline: 'none', borderColor: tokens.accent, boxShadow: `0 0 0 3px ${tokens.accentSoft}` },
  '&[aria-invalid="true"]': { borderColor: tokens.badDot },
  '&:disabled': { backgroundColor: tokens.muteSoft, color: tokens.text3, borderColor: tokens.line },
});
