import { styled } from '@mui/material/styles';
import { Check, Trash2 } from 'lucide-react';
import type { Image } from '../../api/imagesApi';
import { IconButton } from '../../components/IconButton';
import { formatMoment } from '../../lib/dates';
import { belowWide, motion, radii, tokens } from '../../theme/tokens';
import { formatSize } from './checkImageFile';

type Props = {
  image: Image;
  /** `undefined` while the file loads. */
  address: string | undefined;
  /** Whether the person may choose and delete, or only look. */
  mayEdit: boolean;
  isChosen: boolean;
  onChoose: (image: Image) => void;
  onDelete: (image: Image) => void;
};

/** One image to choose or to delete. Images have no names, so their facts tell them apart. */
export function ImageTile({ image, address, mayEdit, isChosen, onChoose, onDelete }: Props) {
  const size = `${image.width} × ${image.height}`;
  const facts = `${size}, ${formatSize(image.bytes)}, ${formatMoment(image.created_at)}`;
  return (
    <Tile>
      <Choice
        type="button"
        disabled={!mayEdit}
        aria-label={`Choose the image ${facts}`}
        aria-pressed={isChosen}
        onClick={() => onChoose(image)}
      >
        {address !== undefined && <img src={address} alt="" />}
        {isChosen && (
          <Mark aria-hidden="true">
            <Check size={14} strokeWidth={2} />
          </Mark>
        )}
      </Choice>
      <Row>
        <Facts>
          {size}
          <br />
          {formatSize(image.bytes)}
        </Facts>
        {isChosen && <Facts>In use</Facts>}
        {!isChosen && mayEdit && (
          <IconButton label={`Delete the image ${facts}`} icon={Trash2} onClick={() => onDelete(image)} />
        )}
      </Row>
    </Tile>
  );
}

const Tile = styled('li')({ minWidth: 0 });

const Choice = styled('button')({
  position: 'relative',
  display: 'block',
  width: '100%',
  height: 116,
  padding: 8,
  border: `1px solid ${tokens.line}`,
  borderRadius: radii.control,
  backgroundColor: tokens.sunken,
  '&:enabled': { cursor: 'pointer' },
  transition: `border-color ${motion.colourMs}ms ${motion.easing}`,
  '&:hover:enabled': { borderColor: tokens.text2 },
  '&[aria-pressed="true"]': { borderColor: tokens.primary, boxShadow: `0 0 0 1px ${tokens.primary}` },
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'contain' },
});

const Mark = styled('span')({
  position: 'absolute',
  top: 6,
  right: 6,
  display: 'grid',
  placeItems: 'center',
  width: 22,
  height: 22,
  borderRadius: '50%',
  backgroundColor: tokens.primary,
  color: tokens.primaryText,
});

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  // As high as the button that the image in use doesn't have.
  minHeight: 32,
  marginTop: 4,
  [belowWide]: { minHeight: 44 },
});

const Facts = styled('span')({ fontSize: 12, lineHeight: '16px', color: tokens.text2 });
