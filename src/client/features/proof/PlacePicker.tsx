import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { formatName } from '../../../ad-kit/formats';
import type { NewComment } from '../../api/proofsApi';
import { radii, tokens } from '../../theme/tokens';
import type { CommentPlace } from './commentPlace';

type Props = {
  format: NewComment['format'];
  preview: number;
  onChoose: (place: CommentPlace) => void;
};

/** Lies on a preview while somebody chooses what a comment is about. By keyboard, that is all of the preview. */
export function PlacePicker({ format, preview, onChoose }: Props) {
  const handleClick = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    // Keys click without a place.
    const point = detail === 0 ? null : { x: shareOf(clientX - left, width), y: shareOf(clientY - top, height) };
    onChoose({ format, preview, point });
  };
  return <Ground type="button" aria-label={`Comment on ${formatName(format)}`} onClick={handleClick} />;
}

/** In ten-thousandths, which are finer than what anybody sees. */
const shareOf = (length: number, whole: number): number =>
  whole > 0 ? Math.min(1, Math.max(0, Math.round((length / whole) * 10_000) / 10_000)) : 0;

const Ground = styled('button')({
  position: 'absolute',
  zIndex: 2,
  inset: 0,
  border: `2px dashed ${tokens.accent}`,
  borderRadius: radii.panel,
  background: 'none',
  cursor: 'crosshair',
});
