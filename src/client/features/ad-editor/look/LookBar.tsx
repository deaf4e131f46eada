import { type ReactNode, useId, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { SlidersHorizontal } from 'lucide-react';
import { layoutIds, layoutNames } from '../../../../ad-kit/artwork/names';
import type { ArtworkPart } from '../../../../ad-kit/preflight/finding';
import type { ArtworkDesign } from '../../../api/adsApi';
import { Notice } from '../../../components/Notice';
import { useBrandKit } from '../../../domain/brand/useBrandKit';
import { belowTablet, belowWide, tokens } from '../../../theme/tokens';
import { BrandColorsNotice, ColorsField } from './ColorsField';
import { DesignFields, DisplayFontField } from './DesignFields';
import { ImageChoice } from './ImageChoice';
import { LayoutIcon } from './LayoutIcon';
import type { Look } from './look';
import { OptionStrip } from './OptionStrip';

type Props = {
  look: Look;
  onChange: (change: Partial<Look>) => void;
  /** What is worth knowing about the drawing, each one sentence. */
  warnings: readonly string[];
  /** What somebody wants to change; the same again is another one. It is opened if it is closed. */
  wanted?: { part?: ArtworkPart | undefined } | undefined;
  /** What the image is cropped with; none where the ad has no size to crop it for. */
  cropControl?: ReactNode;
  /** What the illustration is adjusted with. */
  poseControl?: ReactNode;
};

const isBehindMore = (part: ArtworkPart | undefined) => part === 'illustration';

const layouts = layoutIds.map((id) => ({ value: id, label: layoutNames[id] }));

/** Chooses how the ad looks: what changes most in one quiet bar, the rest behind "More", and all of it on phones. */
export function LookBar({ look, onChange, warnings, wanted, cropControl, poseControl }: Props) {
  const [showsMore, setShowsMore] = useState(isBehindMore(wanted?.part));
  const [showsCrop, setShowsCrop] = useState(wanted?.part === 'image');
  const [lastWanted, setLastWanted] = useState(wanted);
  if (wanted !== lastWanted) {
    setLastWanted(wanted);
    if (isBehindMore(wanted?.part)) setShowsMore(true);
    if (wanted?.part === 'image') setShowsCrop(true);
  }
  const [moreId, cropId] = [useId(), useId()];
  const kit = useBrandKit();
  const { artwork } = look;
  const isCropOpen = showsCrop && look.image_id !== null && cropControl !== undefined;
  const handleDesign = (change: Partial<ArtworkDesign>) => onChange({ artwork: { ...artwork, ...change } });
  const handleImage = (id: string | null) => {
    const { image_crops: crops, ...design } = artwork;
    // A crop is one of the image that it was made for.
    onChange(crops ? { image_id: id, artwork: design } : { image_id: id });
  };
  return (
    <Bar aria-label="Design">
      <Main>
        <OptionStrip
          label="Layout"
          showsAll={showsMore}
          value={artwork.layout}
          options={layouts}
          renderOption={(layout) => <LayoutIcon layout={layout} />}
          onChange={(layout) => handleDesign({ layout })}
        />
        <ImageChoice
          label="Image"
          imageId={look.image_id}
          onChange={handleImage}
          crop={
            cropControl ? { isOpen: isCropOpen, controls: cropId, onToggle: () => setShowsCrop(!showsCrop) } : undefined
          }
        />
        <section id={cropId} hidden={!isCropOpen}>
          {isCropOpen && cropControl}
        </section>
        <ColorsField design={artwork} brandColors={kit?.colors} showsAll={showsMore} onChange={handleDesign} />
        <DisplayFontField design={artwork} kit={kit} onChange={handleDesign} />
        <MoreButton
          variant="text"
          startIcon={<SlidersHorizontal size={16} strokeWidth={1.75} aria-hidden="true" />}
          aria-expanded={showsMore}
          aria-controls={moreId}
          onClick={() => setShowsMore(!showsMore)}
        >
          More
        </MoreButton>
      </Main>
      <More id={moreId} data-closed={!showsMore || undefined}>
        <DesignFields design={artwork} kit={kit} onChange={handleDesign} hasImage={look.image_id !== null} />
        <div>{look.image_id === null && poseControl}</div>
      </More>
      <Updates>
        <BrandColorsNotice design={artwork} brandColors={kit?.colors} onChange={handleDesign} />
      </Updates>
      {warnings.length > 0 && (
        <Warnings>
          {warnings.map((warning) => (
            <Notice key={warning} tone="warn">
              {warning}
            </Notice>
          ))}
        </Warnings>
      )}
    </Bar>
  );
}

const Bar = styled('section')({
  position: 'relative',
  padding: '12px 24px 14px',
  borderBottom: `1px solid ${tokens.line}`,
  backgroundColor: tokens.surface,
  [belowWide]: { padding: '20px 24px', border: 0 },
  [belowTablet]: { padding: 16 },
});

/** Two rows: the layouts with the image, the colors with the font. Both strips are as wide as the rest of their row. */
const Main = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 24px',
  alignItems: 'flex-start',
  '& > *': { flex: '0 0 auto' },
  // Beside it there is room for an image with all of its buttons.
  '& > :nth-of-type(1)': { flex: '1 1 calc(100% - 300px)', minWidth: 0, maxWidth: 'max-content' },
  '& > :nth-of-type(3)': { flex: '1 1 calc(100% - 174px)', minWidth: 0 },
  '& > :nth-of-type(4)': { flexBasis: 150 },
  // The crop is a row of its own below the others.
  '& > section': { order: 1, flexBasis: '100%' },
  // Phones and tablets show all of it, below each other.
  [belowWide]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 20,
    '& > section': { order: 0 },
    '& > :nth-of-type(1)': { maxWidth: 'none' },
  },
});

/** In the bar's corner whether all is shown or not, so that the same place closes what it opened. */
const MoreButton = styled(Button)({
  position: 'absolute',
  top: 6,
  right: 20,
  minHeight: 28,
  paddingBlock: 2,
  [belowWide]: { display: 'none' },
});

const More = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
  gap: 16,
  alignItems: 'start',
  marginTop: 16,
  '& > :last-child': { gridColumn: '1 / -1' },
  '& > :empty': { display: 'none' },
  // Phones and tablets show it always.
  '&[data-closed]': { display: 'none', [belowWide]: { display: 'grid' } },
  [belowWide]: { marginTop: 20 },
});

const Updates = styled('div')({ '&:not(:empty)': { marginTop: 12 } });

const Warnings = styled('div')({ display: 'grid', gap: 8, marginTop: 12 });
