import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Lock } from 'lucide-react';
import type { LibraryTemplate } from '../../api/api';
import { formatUses } from '../../lib/numbers';
import { belowTablet, radii, tokens } from '../../theme/tokens';
import { Mat, TemplateArt } from './TemplateArt';
import { UseTemplateButton } from './TemplateActions';
import { firstAudience, formatName, industryLabel } from './libraryNames';

export type TemplateItemProps = {
  template: LibraryTemplate;
  busyId: string | undefined;
  onPreview: (template: LibraryTemplate) => void;
  onUse: (template: LibraryTemplate) => void;
};

/** A template in the grid: its drawing whole, what it is, and the two things to do with it. */
export function TemplateCard({ template, busyId, onPreview, onUse }: TemplateItemProps) {
  const { name, category, industry, description, format, thumbnail, locked } = template;
  return (
    <Card aria-label={name}>
      <Picture>
        <TemplateArt src={thumbnail} format={format} />
        {locked && <LockChip />}
      </Picture>
      <Words>
        <Kind>{`${category} · ${industryLabel(industry)}`}</Kind>
        <h2>{name}</h2>
        <Description>{description}</Description>
        <Facts>{factsOf(template)}</Facts>
      </Words>
      <Actions>
        <Button variant="outlined" aria-label={`Preview: ${name}`} onClick={() => onPreview(template)}>
          Preview
        </Button>
        <UseTemplateButton template={template} busyId={busyId} onUse={onUse} />
      </Actions>
    </Card>
  );
}

/** The same in the list: a row with a small drawing. */
export function TemplateRow({ template, busyId, onPreview, onUse }: TemplateItemProps) {
  const { name, category, industry, description, format, thumbnail, locked } = template;
  return (
    <Row aria-label={name}>
      <Small>
        <TemplateArt src={thumbnail} format={format} />
      </Small>
      <RowWords>
        <Kind>{`${category} · ${industryLabel(industry)}`}</Kind>
        <h2>
          {name} {locked && <Lock size={14} strokeWidth={1.75} aria-hidden="true" />}
        </h2>
        <Description>{description}</Description>
        <Facts>{factsOf(template)}</Facts>
      </RowWords>
      <Actions>
        <Button variant="outlined" aria-label={`Preview: ${name}`} onClick={() => onPreview(template)}>
          Preview
        </Button>
        <UseTemplateButton template={template} busyId={busyId} onUse={onUse} />
      </Actions>
    </Row>
  );
}

function factsOf({ format, uses, target_audience: audience }: LibraryTemplate): string {
  const used = `${formatUses(uses)} ${uses === 1 ? 'use' : 'uses'}`;
  return [formatName(format), used, firstAudience(audience)].filter(Boolean).join(' · ');
}

function LockChip() {
  return (
    <Chip>
      <Lock size={12} strokeWidth={1.75} aria-hidden="true" />
      Pro
    </Chip>
  );
}

const Card = styled('article')({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${tokens.line}`,
  borderRadius: radii.panel,
  backgroundColor: tokens.surface,
  '& h2': { marginTop: 4, fontSize: 15, lineHeight: '22px', letterSpacing: '-.01em' },
});

const Picture = styled(Mat)({
  position: 'relative',
  aspectRatio: '1',
  borderBottom: `1px solid ${tokens.line}`,
  gridTemplateRows: 'minmax(0, 1fr)',
});

const Chip = styled('span')({
  position: 'absolute',
  top: 8,
  left: 8,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  height: 24,
  padding: '0 8px',
  borderRadius: radii.chip,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
  backgroundColor: tokens.inverse,
  color: tokens.inverseText,
});

const Words = styled('div')({ flex: '1 0 auto', padding: '14px 16px 0', minWidth: 0 });

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

const Actions = styled('div')({
  display: 'grid',
  gridTemplateColumns: '9fr 11fr',
  gap: 8,
  padding: 16,
  '& .MuiButton-root': { minWidth: 0, paddingInline: 8 },
});

const Row = styled('article')({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr) 260px',
  alignItems: 'center',
  gap: 16,
  padding: 12,
  borderBottom: `1px solid ${tokens.line}`,
  '&:last-of-type': { borderBottom: 0 },
  '& h2': { display: 'flex', alignItems: 'center', gap: 6, fontSize: 15, lineHeight: '22px' },
  [belowTablet]: { gridTemplateColumns: '72px minmax(0, 1fr)', '& > :last-child': { gridColumn: '1 / -1' } },
  '& > :last-child': { padding: 0 },
});

const Small = styled(Mat)({
  height: 96,
  padding: 8,
  borderRadius: radii.control,
  gridTemplateRows: 'minmax(0, 1fr)',
  [belowTablet]: { height: 72 },
});

const RowWords = styled('div')({ minWidth: 0, '& p:nth-of-type(2)': { minHeight: 0 } });
