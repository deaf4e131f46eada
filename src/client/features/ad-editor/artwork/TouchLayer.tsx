import type { KeyboardEvent } from 'react';
import { styled } from '@mui/material/styles';
import type { Point } from '../../../../ad-kit/artwork/geometry';
import type { DrawnArtwork } from '../../../../ad-kit/artwork/renderArtwork';
import { canvases, type CanvasId } from '../../../../ad-kit/canvases';
import { type ArtworkPart, partName } from '../../../../ad-kit/preflight/finding';
import { tokens } from '../../../theme/tokens';
import { touchPartsOf } from './touchParts';

type Props = {
  drawn: DrawnArtwork;
  canvas: CanvasId;
  onTouch: (part: ArtworkPart) => void;
  /** One of many alike: the keyboard and screen readers have a larger one. */
  isForPointer?: boolean;
};

/** Lies on a drawing and leads from each of its parts to where that is edited. */
export function TouchLayer({ drawn, canvas, onTouch, isForPointer = false }: Props) {
  const { width, height } = canvases[canvas];
  const layer = isForPointer
    ? { 'aria-hidden': true }
    : { role: 'group', 'aria-label': 'Parts of the artwork', tabIndex: -1, 'data-touch-parts': '' };
  return (
    <Layer viewBox={`0 0 ${width} ${height}`} width={width} height={height} {...layer}>
      {touchPartsOf(drawn, canvas).map(({ part, outlines }) => {
        const touch = () => onTouch(part);
        const label = `Edit ${partName(part)}`;
        const reach = { role: 'button', tabIndex: 0, 'aria-label': label, 'data-touch-part': part };
        return (
          <g key={part} onClick={touch} {...(!isForPointer && { ...reach, onKeyDown: pressed(touch) })}>
            {isForPointer && <title>{label}</title>}
            {outlines.map((outline, index) => (
              <Outline key={index} corners={outline} />
            ))}
          </g>
        );
      })}
    </Layer>
  );
}

/** Light below dark, so that it is seen on any picture. */
function Outline({ corners }: { corners: readonly Point[] }) {
  const points = corners.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).join(' ');
  return (
    <>
      <polygon points={points} />
      <polygon points={points} />
    </>
  );
}

/** What a button does by itself. */
const pressed = (touch: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  touch();
};

const Layer = styled('svg')({
  zIndex: 1,
  overflow: 'visible',
  '&:focus': { outline: 'none' },
  '& g': { outline: 'none', cursor: 'pointer' },
  '& polygon': {
    fill: 'transparent',
    stroke: 'transparent',
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
    pointerEvents: 'all',
  },
  '& :is(g:hover, g:focus-visible) polygon:nth-of-type(odd)': { stroke: '#ffffff', strokeWidth: 4 },
  '& g:hover polygon:nth-of-type(even)': { stroke: '#1a1b1e', strokeWidth: 2, strokeDasharray: '6 5' },
  '& g:focus-visible polygon:nth-of-type(even)': { stroke: tokens.accent, strokeWidth: 3, strokeDasharray: 'none' },
});
