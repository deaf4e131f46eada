import { styled } from '@mui/material/styles';
import { Lock } from 'lucide-react';
import { radii, tokens } from '../../theme/tokens';
import { TemplateActions, type TemplateItemProps } from './TemplateActions';
import { Mat, TemplateArt } from './TemplateArt';
import { TemplateWords } from './TemplateWords';

/** A template in the grid: its drawing whole, what it is, and the two things to do with it. */
export function TemplateCard(props: TemplateItemProps) {
  const { name, format, thumbnail, locked } = props.template;
  return (
    <Card aria-label={name}>
      <Picture>
        <TemplateArt src={thumbnail} format={format} />
        {locked && <LockChip />}
      </Picture>
      <Words>
        <TemplateWords template={props.template} />
      </Words>
      <TemplateActions {...props} />
    </Card>
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
