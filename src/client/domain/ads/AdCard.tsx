import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { canvasesOf, formats } from '../../../ad-kit/formats';
import type { SavedAd } from '../../api/adsApi';
import { formatDayOf } from '../../lib/dates';
import { paths } from '../../lib/paths';
import { radii, tokens } from '../../theme/tokens';
import { ArtworkPicture } from '../artwork/ArtworkPicture';
import { PlatformMark } from '../campaigns/PlatformMark';
import { useDrawnImages } from '../images/useDrawnImages';
import { Mat } from '../template-library/TemplateArt';
import { formatName } from './formatName';

type Props = {
  ad: SavedAd;
  /** Stands at the right of its name. */
  actions: ReactNode;
};

/** One ad: its drawing, its name, which leads to the editor, its formats and what can be done to it. */
export function AdCard({ ad, actions }: Props) {
  const { id, name, contents, artwork, picture } = ad;
  const images = useDrawnImages(ad);
  const written = contents.map(({ format }) => format);
  return (
    <Card aria-label={name}>
      <Picture>
        <ArtworkPicture
          design={artwork}
          format={canvasesOf(written)[0] ?? '1080x1080'}
          texts={picture}
          images={images}
        />
      </Picture>
      <Words>
        <div>
          <h3>
            <Link to={paths.ad(id)}>{name}</Link>
          </h3>
          <p>{`Changed ${formatDayOf(ad.updated_at)}`}</p>
        </div>
        {actions}
      </Words>
      <Formats aria-label="Formats">
        {written.map((format) => (
          <li key={format}>
            <PlatformMark platform={formats[format].platform} />
            {formatName(format)}
          </li>
        ))}
      </Formats>
    </Card>
  );
}

const Card = styled('article')({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${tokens.line}`,
  borderRadius: radii.panel,
  backgroundColor: tokens.surface,
});

const Picture = styled(Mat)({
  aspectRatio: '4 / 3',
  borderBottom: `1px solid ${tokens.line}`,
  gridTemplateRows: 'minmax(0, 1fr)',
});

const Words = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  padding: '12px 8px 8px 16px',
  '& > div': { minWidth: 0 },
  '& h3': { fontSize: 14, lineHeight: '20px', overflowWrap: 'anywhere' },
  '& h3 > a': { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  '& p': { fontSize: 12, lineHeight: '16px', color: tokens.text2 },
});

const Formats = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  padding: '0 16px 16px',
  '& > li': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    height: 22,
    padding: '0 8px',
    borderRadius: radii.chip,
    backgroundColor: tokens.muteSoft,
    fontSize: 12,
    lineHeight: '16px',
    color: tokens.mute,
    whiteSpace: 'nowrap',
  },
});
