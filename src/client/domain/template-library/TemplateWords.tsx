import { styled } from '@mui/material/styles';
import { Lock } from 'lucide-react';
import { canvasSize } from '../../../ad-kit/canvases';
import type { LibraryTemplate } from '../../api/templateLibraryApi';
import { formatUses } from '../../lib/numbers';
import { radii, tokens } from '../../theme/tokens';
import { firstAudience, industryLabel } from './libraryNames';

/** What a template is, for whom, how much it is used, and whether it is locked: never over its picture. */
export function TemplateWords({ template }: { template: LibraryTemplate }) {
  const { name, category, industry, description, locked } = template;
  return (
    <>
      <Kind>
        <span>{`${category} · ${industryLabel(industry)}`}</span>
        {locked && <LockChip />}
      </Kind>
      <h2>{name}</h2>
      <Description>{description}</Description>
      <Facts>{factsOf(template)}</Facts>
    </>
  );
}

function LockChip() {
  return (
    <Chip>
      <Lock size={12} strokeWidth={1.75} aria-hidden="true" />
      Pro
    </Chip>
  );
}

function factsOf({ format, uses, target_audience: audience }: LibraryTemplate): string {
  const used = `${formatUses(uses)} ${uses === 1 ? 'use' : 'uses'}`;
  return [canvasSize(format), used, firstAudience(audience)].filter(Boolean).join(' · ');
}

/** As high with the chip as without, so that the names of neighbors stand in line. */
const Kind = styled('p')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 20,
  fontSize: 12,
  lineHeight: '16px',
  color: tokens.text2,
});

const Chip = styled('span')({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: 4,
  height: 20,
  padding: '0 6px',
  borderRadius: radii.chip,
  fontWeight: 500,
  backgroundColor: tokens.inverse,
  color: tokens.inverseText,
});

const Description = styled('p')({
  display: '-webkit-box',
  WebkitLineClamp: '2',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  marginTop: 4,
  fontSize: 13,
  lineHeight: '19px',
  minHeight: 38,
  color: tokens.text2,
});

const Facts = styled('p')({
  overflow: 'hidden',
  marginTop: 8,
  fontSize: 12,
  lineHeight: '16px',
  color: tokens.text2,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
