import { styled } from '@mui/material/styles';
import { Lock } from 'lucide-react';
import { canvasSize } from '../../../ad-kit/canvases';
import type { LibraryTemplate } from '../../api/adsApi';
import { formatUses } from '../../lib/numbers';
import { tokens } from '../../theme/tokens';
import { firstAudience, industryLabel } from './libraryNames';

type Props = {
  template: LibraryTemplate;
  /** Marks a locked template beside its name, where nothing else does. */
  marksLock?: boolean;
};

/** What a template is, for whom, and how much it is used. */
export function TemplateWords({ template, marksLock = false }: Props) {
  const { name, category, industry, description, locked } = template;
  return (
    <>
      <Kind>{`${category} · ${industryLabel(industry)}`}</Kind>
      <h2>
        {name}
        {marksLock && locked && <Lock size={14} strokeWidth={1.75} aria-hidden="true" />}
      </h2>
      <Description>{description}</Description>
      <Facts>{factsOf(template)}</Facts>
    </>
  );
}

function factsOf({ format, uses, target_audience: audience }: LibraryTemplate): string {
  const used = `${formatUses(uses)} ${uses === 1 ? 'use' : 'uses'}`;
  return [canvasSize(format), used, firstAudience(audience)].filter(Boolean).join(' · ');
}

const Kind = styled('p')({ fontSize: 12, lineHeight: '16px', color: tokens.text2 });

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
