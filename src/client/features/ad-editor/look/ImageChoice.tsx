import { type ReactNode, useMemo, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Crop, ImagePlus, RotateCw, X } from 'lucide-react';
import { GroupLabel } from '../../../components/GroupLabel';
import { IconButton } from '../../../components/IconButton';
import { ImagePicker } from '../../../domain/images/ImagePicker';
import { useImageAddresses } from '../../../domain/images/useImageAddresses';
import { belowWide, radii, tokens } from '../../../theme/tokens';

type Props = {
  label: 'Image' | 'Logo';
  imageId: string | null;
  onChange: (imageId: string | null) => void;
  /** Stands at the end of the row. */
  end?: ReactNode;
  /** Opens and closes what the image is cropped with, which stands elsewhere. */
  crop?: { isOpen: boolean; controls: string; onToggle: () => void } | undefined;
};

/** An image of the account's own, chosen in a dialog, or none. */
export function ImageChoice({ label, imageId, onChange, end, crop }: Props) {
  const [isOpen, setOpen] = useState(false);
  const noun = label.toLowerCase();
  return (
    <div role="group" aria-label={label} data-artwork-part={noun}>
      <GroupLabel aria-hidden="true">{label}</GroupLabel>
      <Row>
        {imageId !== null && <Thumbnail imageId={imageId} noun={noun} />}
        <Button
          variant="outlined"
          startIcon={imageId === null && <ImagePlus size={16} strokeWidth={1.75} aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {imageId === null ? `Add ${noun}` : 'Replace'}
        </Button>
        {imageId !== null && crop && (
          <Button
            variant="outlined"
            startIcon={<Crop size={16} strokeWidth={1.75} aria-hidden="true" />}
            aria-expanded={crop.isOpen}
            aria-controls={crop.controls}
            onClick={crop.onToggle}
          >
            Crop
          </Button>
        )}
        {imageId !== null && <IconButton label={`Remove ${noun}`} icon={X} onClick={() => onChange(null)} />}
        {end && <End>{end}</End>}
      </Row>
      <ImagePicker
        open={isOpen}
        title={`Choose ${noun === 'image' ? 'an' : 'a'} ${noun}`}
        chosenId={imageId}
        onChoose={({ id }) => {
          onChange(id);
          setOpen(false);
        }}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}

function Thumbnail({ imageId, noun }: { imageId: string; noun: string }) {
  const ids = useMemo(() => [imageId], [imageId]);
  const { addressOf, failed, retry } = useImageAddresses(ids);
  const address = addressOf(imageId);
  if (failed.length > 0) return <IconButton label={`Reload ${noun}`} icon={RotateCw} onClick={retry} />;
  return <Mat data-noun={noun}>{address !== undefined && <img src={address} alt={`The ad’s ${noun}`} />}</Mat>;
}

const End = styled('span')({ marginLeft: 'auto' });

const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: 6 });

const Mat = styled('span')({
  width: 48,
  height: 36,
  overflow: 'hidden',
  border: `1px solid ${tokens.line}`,
  borderRadius: radii.control,
  backgroundColor: tokens.sunken,
  // Black and white letters alike are seen on it.
  '&[data-noun="logo"]': { backgroundColor: tokens.text3 },
  [belowWide]: { width: 56, height: 44 },
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'contain' },
});
