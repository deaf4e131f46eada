import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { radii, tokens } from '../theme/tokens';

type Props = { tone: 'bad' | 'good' | 'warn'; children: ReactNode };

const icons = { bad: CircleAlert, good: CircleCheck, warn: TriangleAlert };

/** A soft strip with a sentence: what the server said about the form below it. Spoken as soon as it appears. */
export function Notice({ tone, children }: Props) {
  const Icon = icons[tone];
  return (
    <Strip role={tone === 'bad' ? 'alert' : 'status'} data-tone={tone}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      <span>{children}</span>
    </Strip>
  );
}

const Strip = styled('div')({
  display: 'flex',
  gap: 10,
  padding: '8px 12px',
  borderRadius: radii.control,
  overflowWrap: 'anywhere',
  '& svg': { marginTop: 2 },
  '&[data-tone="bad"]': { backgroundColor: tokens.badSoft, color: tokens.bad },
  '&[data-tone="good"]': { backgroundColor: tokens.goodSoft, color: tokens.good },
  '&[data-tone="warn"]': { backgroundColor: tokens.warnSoft, color: tokens.warn },
});
