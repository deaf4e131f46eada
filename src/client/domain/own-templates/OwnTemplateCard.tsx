import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import type { Template } from '../../api/adsApi';
import { formatDayOf } from '../../lib/dates';
import { radii, tokens } from '../../theme/tokens';
import { ArtworkPicture } from '../artwork/ArtworkPicture';
import { Mat } from '../template-library/TemplateArt';
import { formatName } from '../template-library/libraryNames';

type Props = {
  template: Template;
  /** Stand at the right of its name. */
  actions: ReactNode;
};

/** One of the account's own templates: its drawing, its name and what can be done to it. */
export function OwnTemplateCard({ template, actions }: Props) {
  const { name, format, headline, subheadline, body_text: body, cta } = template;
  const { artwork } = template.design_elements;
  return (
    <Card aria-label={name}>
      <Picture>
        {artwork && <ArtworkPicture design={artwork} format={format} texts={{ headline, subheadline, body, cta }} />}
      </Picture>
      <Words>
        <div>
          <h2>{name}</h2>
          <p>{`${formatName(format)} · Changed ${formatDayOf(template.updated_at)}`}</p>
        </div>
        {actions}
      </Words>
    </Card>
  );
}

const Card = styled('article')({
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${tokens.line}`,
  borderRadius: radii.panel,
  backgroundColor: tokens.surface,
});

const Picture = styled(Mat)({
  aspectRatio: '1',
  borderBottom: `1px solid ${tokens.line}`,
  gridTemplateRows: 'minmax(0, 1fr)',
});

const Words = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  padding: '12px 8px 12px 16px',
  '& > div:first-of-type': { minWidth: 0 },
  '& h2': { fontSize: 15, lineHeight: '22px', letterSpacing: '-.01em', overflowWrap: 'anywhere' },
  '& p': { fontSize: 12, lineHeight: '16px', color: tokens.text2 },
});
