import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { CircleAlert } from 'lucide-react';
import { tokens } from '../theme/tokens';
import { VisuallyHidden } from './VisuallyHidden';

/** Ids that tie a field's parts together for assistive technology. */
export type FieldIds = { input: string; error: string; hint: string };

type Props = {
  ids: FieldIds;
  label: string;
  hideLabel?: boolean;
  error?: string | undefined;
  /** Leaves the error to screen readers: a toast tells it to everybody else. */
  hideError?: boolean;
  hint?: string | undefined;
  /** Right of the label. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A label above a control, what is wrong with it or worth knowing about it below. */
export function Field({ ids, label, hideLabel = false, error, hideError = false, hint, aside, children }: Props) {
  return (
    <Frame>
      <LabelRow data-hidden={(hideLabel && aside === undefined) || undefined}>
        <Label htmlFor={ids.input}>{hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}</Label>
        {aside}
      </LabelRow>
      {children}
      {error !== undefined && hideError && (
        <VisuallyHidden>
          <span id={ids.error}>{error}</span>
        </VisuallyHidden>
      )}
      {error !== undefined && !hideError && (
        <Note id={ids.error} data-tone="bad">
          <CircleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
          <span>{error}</span>
        </Note>
      )}
      {hint !== undefined && <Note id={ids.hint}>{hint}</Note>}
    </Frame>
  );
}

/** The notes that describe a field's control, or `undefined` where there are none. */
export function describedBy(ids: FieldIds, error: string | undefined, hint: string | undefined): string | undefined {
  const notes = [error === undefined ? '' : ids.error, hint === undefined ? '' : ids.hint].filter(Boolean);
  return notes.length > 0 ? notes.join(' ') : undefined;
}

/** The ids of a field's parts, made from one id. */
export function fieldIds(id: string): FieldIds {
  return { input: id, error: `${id}-error`, hint: `${id}-hint` };
}

const Frame = styled('div')({ position: 'relative', minWidth: 0 });

const LabelRow = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: 6,
  '&[data-hidden]': { position: 'absolute', margin: 0 },
});

const Label = styled('label')({ fontSize: 13, lineHeight: '18px', fontWeight: 500 });

const Note = styled('p')({
  display: 'flex',
  gap: 6,
  marginTop: 6,
  fontSize: 12,
  lineHeight: '16px',
  color: tokens.text2,
  '&[data-tone="bad"]': { color: tokens.bad },
});
