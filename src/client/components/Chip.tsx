import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { radii, tokens } from '../theme/tokens';

export type ChipTone = 'good' | 'warn' | 'bad' | 'mute' | 'accent' | 'business' | 'enterprise';

const looks: Record<ChipTone, { text: string; ground: string; dot: string }> = {
  good: { text: tokens.good, ground: tokens.goodSoft, dot: tokens.goodDot },
  warn: { text: tokens.warn, ground: tokens.warnSoft, dot: tokens.warnDot },
  bad: { text: tokens.bad, ground: tokens.badSoft, dot: tokens.badDot },
  mute: { text: tokens.mute, ground: tokens.muteSoft, dot: tokens.muteDot },
  accent: { text: tokens.accentText, ground: tokens.accentSoft, dot: tokens.accent },
  business: { text: tokens.business, ground: tokens.businessSoft, dot: tokens.business },
  enterprise: { text: tokens.enterprise, ground: tokens.enterpriseSoft, dot: tokens.enterprise },
};

type Props = {
  tone: ChipTone;
  /** A dot before the text, for statuses. */
  dot?: boolean;
  children: ReactNode;
};

/** A word on a soft ground. */
export function Chip({ tone, dot = false, children }: Props) {
  const look = looks[tone];
  return (
    <Ground style={{ color: look.text, backgroundColor: look.ground }}>
      {dot && <Dot aria-hidden="true" style={{ backgroundColor: look.dot }} />}
      {children}
    </Ground>
  );
}

const Ground = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  height: 22,
  padding: '0 8px',
  borderRadius: radii.chip,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
  whiteSpace: 'nowrap',
});

const Dot = styled('span')({ width: 6, height: 6, borderRadius: '50%' });
