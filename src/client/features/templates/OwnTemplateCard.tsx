import { styled } from '@mui/material/styles';
import { Pencil, Trash2 } from 'lucide-react';
import type { Template } from '../../api/adsApi';
import { ActionMenu } from '../../components/ActionMenu';
import { ArtworkPicture } from '../../domain/artwork/ArtworkPicture';
import { Mat } from '../../domain/template-library/TemplateArt';
import { formatName } from '../../domain/template-library/libraryNames';
import { formatDayOf } from '../../lib/dates';
import { radii, tokens } from '../../theme/tokens';

type Props = { template: Template; onRename: () => void; onDelete: () => void };

/** One of the account's own templates: its drawing, its name and what can be done to it. */
export function OwnTemplateCard({ template, onRename, onDelete }: Props) {
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
        <ActionMenu
          label={`Actions for ${name}`}
          items={[
            { label: 'Rename', icon: Pencil, onSelect: onRename },
            { label: 'Delete', icon: Trash2, destructive: true, onSelect: onDelete },
          ]}
        />
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
  '& > div': { minWidth: 0 },
  '& h2': { fontSize: 15, lineHeight: '22px', letterSpacing: '-.01em', overflowWrap: 'anywhere' },
  '& p': { fontSize: 12, lineHeight: '16px', color: tokens.text2 },
});
