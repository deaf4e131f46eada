import {
  type FocusEventHandler,
  type HTMLInputTypeAttribute,
  type InputHTMLAttributes,
  type KeyboardEventHandler,
  type ReactNode,
  useId,
} from 'react';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { tokens } from '../theme/tokens';
import { Field, describedBy, fieldIds } from './Field';

type Props = {
  label: string;
  /** Leaves the label to screen readers. */
  hideLabel?: boolean;
  value: string;
  onChange: (value: string) => void;
  /** One sentence that says what is wrong. */
  error?: string | undefined;
  /** Leaves the error to screen readers: a toast tells it to everybody else. */
  hideError?: boolean;
  hint?: string | undefined;
  counter?: { length: number; max: number } | undefined;
  /** Right of the label, before the counter. */
  mark?: ReactNode;
  type?: HTMLInputTypeAttribute;
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  autoComplete?: string;
  multiline?: boolean;
  minRows?: number;
  placeholder?: string;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** Stands inside, before the text. */
  prefix?: string;
  name?: string;
  autoFocus?: boolean;
  disabled?: boolean;
  /** Suggestions; other texts stay possible. */
  list?: readonly string[];
  onBlur?: FocusEventHandler;
  onKeyDown?: KeyboardEventHandler;
};

/** A field for text, with its own label, so that the label never lies on the text. */
export function TextField(props: Props) {
  const { label, hideLabel = false, value, onChange, error, hint, counter, type, list, prefix } = props;
  const ids = fieldIds(useId());
  const listId = list ? `${ids.input}-list` : undefined;
  return (
    <Field
      ids={ids}
      label={label}
      hideLabel={hideLabel}
      error={error}
      hideError={props.hideError ?? false}
      hint={hint}
      aside={props.mark ? <Aside mark={props.mark} counter={counter} /> : counter && <Counter {...counter} />}
    >
      <OutlinedInput
        id={ids.input}
        fullWidth
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={error !== undefined}
        type={type ?? 'text'}
        startAdornment={prefix === undefined ? undefined : <Prefix aria-hidden="true">{prefix}</Prefix>}
        multiline={props.multiline ?? false}
        {...(props.minRows === undefined ? {} : { minRows: props.minRows })}
        {...pick(props)}
        inputProps={{
          'aria-describedby': describedBy(ids, error, hint),
          inputMode: props.inputMode,
          required: props.required,
          list: listId,
          minLength: props.minLength,
          maxLength: props.maxLength,
        }}
      />
      {list && (
        <datalist id={listId}>
          {list.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </Field>
  );
}

/** Attributes that go to the input as they are. */
function pick({ autoComplete, placeholder, name, autoFocus, disabled, onBlur, onKeyDown }: Props) {
  return Object.fromEntries(
    Object.entries({ autoComplete, placeholder, name, autoFocus, disabled, onBlur, onKeyDown }).filter(
      ([, value]) => value !== undefined,
    ),
  );
}

function Aside({ mark, counter }: Pick<Props, 'mark' | 'counter'>) {
  return (
    <Together>
      {mark}
      {counter && <Counter {...counter} />}
    </Together>
  );
}

function Counter({ length, max }: { length: number; max: number }) {
  return (
    <Count>
      <strong data-over={length > max || undefined}>{length}</strong>
      {` / ${max}`}
    </Count>
  );
}

const Together = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 12 });

const Count = styled('span')({
  fontSize: 12,
  lineHeight: '16px',
  color: tokens.text2,
  '& strong': { fontWeight: 500, color: tokens.text, '&[data-over]': { fontWeight: 600, color: tokens.bad } },
});

const Prefix = styled('span')({ marginRight: -6, color: tokens.text2 });
