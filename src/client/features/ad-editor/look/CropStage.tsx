import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import { styled } from '@mui/material/styles';
import type { ArtworkImage } from '../../../../ad-kit/artwork/artwork';
import { centredCrop, type ImageCrop, viewOf } from '../../../../ad-kit/artwork/crop';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import type { PhotoPlace } from '../../../domain/artwork/usePhotoPlace';
import { radii, tokens } from '../../../theme/tokens';

type Props = {
  image: ArtworkImage;
  crop: ImageCrop;
  place: PhotoPlace;
  /** `gesture` tells one drag from another; keys have none. */
  onChange: (crop: ImageCrop, gesture?: number) => void;
};

/** How far an arrow key moves the focal point, as a share of the image, and with Shift. */
const [step, largeStep] = [0.02, 0.1];

const directions: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** A share of the image, to a thousandth. */
const share = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;

const percent = (value: number): string => `${Math.round(value * 1000) / 10}%`;

/** The whole image with what the drawing shows of it in clear, and its focal point to be dragged or moved by keys. */
export function CropStage({ image, crop, place, onChange }: Props) {
  const hintId = useId();
  const gesture = useRef(0);
  const seen = viewOf(image, crop, place, place.eye);
  const focusAt = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLButtonElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ ...crop, x: share((clientX - left) / width), y: share((clientY - top) / height) }, gesture.current);
  };
  const handlePointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    // A disabled fieldset keeps clicks away, and pointer events only in some browsers.
    if (event.button !== 0 || event.currentTarget.matches(':disabled')) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    gesture.current += 1;
    focusAt(event);
  };
  const handlePointerMove = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) focusAt(event);
  };
  const handleKey = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (!direction && event.key !== 'Home') return;
    event.preventDefault();
    const by = event.shiftKey ? largeStep : step;
    onChange(
      direction ? { ...crop, x: share(crop.x + direction.x * by), y: share(crop.y + direction.y * by) } : centredCrop,
    );
  };
  const [across, down] = [Math.round(crop.x * 100), Math.round(crop.y * 100)];
  return (
    <Stage style={{ aspectRatio: `${image.width} / ${image.height}`, maxWidth: (240 * image.width) / image.height }}>
      <img src={image.href} alt="" draggable={false} />
      <Seen
        style={{
          left: percent(seen.x / image.width),
          top: percent(seen.y / image.height),
          width: percent(seen.width / image.width),
          height: percent(seen.height / image.height),
        }}
      />
      <Handle
        type="button"
        role="slider"
        aria-label="Focal point"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={across}
        aria-valuetext={`${across}% from the left, ${down}% from the top`}
        aria-describedby={hintId}
        onPointerDown={handlePointerDown}
        onPointerMove={handlePointerMove}
        onKeyDown={handleKey}
      >
        <Dot style={{ left: percent(crop.x), top: percent(crop.y) }} />
      </Handle>
      <VisuallyHidden id={hintId}>Arrow keys move it, Home resets it.</VisuallyHidden>
    </Stage>
  );
}

const Stage = styled('div')({
  position: 'relative',
  width: '100%',
  overflow: 'hidden',
  borderRadius: radii.control,
  backgroundColor: tokens.sunken,
  '& img': { display: 'block', width: '100%', height: '100%', userSelect: 'none' },
});

const Seen = styled('span')({
  position: 'absolute',
  border: '2px solid #ffffff',
  // What is left out is dimmed, on either color scheme: it lies on the image.
  boxShadow: '0 0 0 999px rgb(12 12 14 / 58%), inset 0 0 0 1px rgb(12 12 14 / 55%)',
});

const Handle = styled('button')({
  position: 'absolute',
  inset: 0,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'crosshair',
  touchAction: 'none',
  '&:focus-visible': { outline: `2px solid ${tokens.accent}`, outlineOffset: -2 },
});

const Dot = styled('span')({
  position: 'absolute',
  width: 22,
  height: 22,
  margin: '-11px 0 0 -11px',
  border: '3px solid #ffffff',
  borderRadius: '50%',
  boxShadow: '0 0 0 1.5px #0c0c0e, inset 0 0 0 1.5px #0c0c0e',
});
