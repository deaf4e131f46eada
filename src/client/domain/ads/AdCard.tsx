import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { canvasesOf, formats, formatName } from '../../../ad-kit/formats';
import { adTitle } from '../../../ad-kit/variants';
import type { SavedAd } from '../../api/adsApi';
import type { AdDecision } from '../../api/proofsApi';
import { Chip } from '../../components/Chip';
import { formatDayOf } from '../../lib/dates';
import { paths } from '../../lib/paths';
import { radii, tokens } from '../../theme/tokens';
import { ArtworkPicture } from '../artwork/ArtworkPicture';
import { DrawnCard, type DrawnCardProps } from '../artwork/DrawnCard';
import { PlatformMark } from '../campaigns/PlatformMark';
import { DecisionChip } from '../proofs/DecisionChip';
import { LabelChips } from '../labels/LabelChips';
import { useDrawnImages } from '../images/useDrawnImages';

type Props = Pick<DrawnCardProps, 'heading' | 'tick' | 'isSelected'> & {
  ad: SavedAd;
  /** Stands at the right of its name. */
  actions: ReactNode;
  /** The campaign it belongs to, where that is worth saying. */
  where?: string | undefined;
  /** Stands before its formats. */
  state?: ReactNode;
  /** What a client decided last. */
  decision?: AdDecision | undefined;
};

/** One ad: its drawing, its name, which leads to the editor, its labels, its formats and what can be done to it. */
export function AdCard({ ad, heading, actions, where, state, decision, tick, isSelected }: Props) {
  const { id, name, variant_name: variantName, contents, artwork, picture, labels } = ad;
  const images = useDrawnImages(ad);
  const adFormats = contents.map(({ format }) => format);
  return (
    <DrawnCard
      name={adTitle(name, variantName)}
      title={<Link to={paths.ad(id)}>{name}</Link>}
      heading={heading}
      tick={tick}
      isSelected={isSelected}
      text={[where, `Edited ${formatDayOf(ad.updated_at)}`].filter(Boolean).join(' · ')}
      drawing={
        <ArtworkPicture
          design={artwork}
          format={canvasesOf(adFormats)[0] ?? '1080x1080'}
          texts={picture}
          images={images}
        />
      }
      actions={actions}
    >
      {labels.length > 0 && (
        <Labels>
          <LabelChips of="ads" labels={labels} most={2} />
        </Labels>
      )}
      <Formats aria-label="Formats">
        {variantName !== null && (
          <li data-bare>
            <Chip tone="accent">{`Variant ${variantName}`}</Chip>
          </li>
        )}
        {state && <li data-bare>{state}</li>}
        {decision && (
          <li data-bare>
            <DecisionChip decision={decision} />
          </li>
        )}
        {adFormats.map((format) => (
          <li key={format}>
            <PlatformMark platform={formats[format].platform} />
            {formatName(format)}
          </li>
        ))}
      </Formats>
    </DrawnCard>
  );
}

const Labels = styled('div')({ padding: '0 16px 8px' });

const Formats = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  padding: '0 16px 16px',
  // What a client decided may be longer than a line.
  '& > li[data-bare] > span': { height: 'auto', minHeight: 22, whiteSpace: 'normal' },
  '& > li:not([data-bare])': {
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
