import type { ChangeEvent } from 'react';
import { type TextLimit, type FieldLength, fieldLength } from '../../../../ad-kit/limits';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { useTypedText } from './useTypedText';

type Props = {
  id: string;
  value: string;
  limits: readonly TextLimit[];
  onEdit: (text: string) => void;
  tone: 'bad' | 'warn' | undefined;
  describedBy: string | undefined;
  isLong: boolean;
  isLink: boolean | undefined;
  placeholder: string | undefined;
};

/**
 * The input and its counter: all that is rendered for each letter. The frame, which is rendered once, has their styles.
 */
export function TypedInput({ id, value, limits, onEdit, tone, describedBy, isLong, isLink, placeholder }: Props) {
  const { text, type, early } = useTypedText(value, onEdit);
  const length = fieldLength(text, limits);
  const isCounted = length !== undefined && (length.isOver || length.limit < longLimit);
  const input = {
    id,
    value: text,
    dir: 'auto',
    placeholder,
    'data-tone': tone,
    'aria-invalid': tone === 'bad' || undefined,
    'aria-describedby': describedBy,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => type(event.target.value),
    ...early,
  } as const;
  return (
    <>
      {isLong ? <textarea {...input} rows={3} /> : <input {...input} type="text" {...(isLink && linkInput)} />}
      {isCounted && <Counter {...length} />}
    </>
  );
}

/** Nobody writes up to a limit this high: it is shown only when it is exceeded. */
const longLimit = 1000;

const linkInput = { inputMode: 'url', autoCapitalize: 'none', spellCheck: false } as const;

function Counter({ length, limit, isOver, effect }: FieldLength) {
  return (
    <span data-over={isOver ? effect : undefined}>
      <strong>{length}</strong>
      <span aria-hidden="true">{` / ${limit}`}</span>
      <VisuallyHidden>{` of ${limit}`}</VisuallyHidden>
    </span>
  );
}
