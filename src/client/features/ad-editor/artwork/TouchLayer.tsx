import type { KeyboardEvent } from 'react';
import { styled } from '@mui/material/styles';
import type { Point } from '../../../../ad-kit/artwork/geometry';
import type { DrawnArtwork } from '../../../../ad-kit/artwork/renderArtwork';
import { canvases, type CanvasId } from '../../../../ad-kit/canvases';
import { type ArtworkPart, partName } from '../../../../ad-kit/preflight/finding';
import { tokens } from '../../../theme/tokens';
import { type MoveObject, useMovable } from './objectMoves';
import { touchPartsOf } from './touchParts';

type Props = {
  drawn: DrawnArtwork;
  canvas: CanvasId;
  onTouch: (part: ArtworkPart) => void;
  /** Moves the illustration. Without it, this is one of many alike: the keyboard and screen readers have a larger one. */
  onMove?: MoveObject | undefined;
};

/** Lies on a drawing and leads from each of its parts to where that is edited. */
export function TouchLayer({ drawn, canvas, onTouch, onMove }: Props) {
  const { width, height } = canvases[canvas];
  const isForPointer = !onMove;
  const movable = useMovable(canvas, onMove);
  const layer = isForPointer
    ? { 'aria-hidden': true }
    : { role: 'group', 'aria-label': 'Parts of the artwork', tabIndex: -1, 'data-touch-parts': '' };
  return (
    <Layer viewBox={`0 0 ${width} ${height}`} width={width} height={height} {...layer}>
      {touchPartsOf(drawn, canvas).map(({ part, outlines }) => {
        const touch = () => onTouch(part);
        const label = `Edit ${partName(part)}`;
        const isMovable = !isForPointer && part === 'illustration';
        const reach = { role: 'button', tabIndex: 0, 'aria-label': label, 'data-touch-part': part };
        return (
          <g
            key={part}
            data-movable={isMovable || undefined}
            onClick={touch}
            {...(!isForPointer && { ...reach, onKeyDown: pressed(touch) })}
            {...(isMovable && { ...movable.handlers, onKeyDown: pressed(touch, movable.move), ...arrowsMoveIt })}
          >
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

/** What a button does by itself; some are moved by other keys. */
const pressed = (touch: () => void, move?: (key: string) => boolean) => (event: KeyboardEvent) => {
  const isTouch = event.key === 'Enter' || event.key === ' ';
  if (isTouch || move?.(event.key)) event.preventDefault();
  if (isTouch) touch();
};

const arrowsMoveIt = { 'aria-description': 'Arrow keys move it.' };

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
  // A finger that begins here drags; everywhere else it scrolls the page. Chromium heeds that on blocks alone.
  '& g[data-movable] polygon': { display: 'block', touchAction: 'none' },
  '& :is(g:hover, g:focus-visible) polygon:nth-of-type(odd)': { stroke: '#ffffff', strokeWidth: 4 },
  '& g:hover polygon:nth-of-type(even)': { stroke: '#1a1b1e', strokeWidth: 2, strokeDasharray: '6 5' },
  '& g:focus-visible polygon:nth-of-type(even)': { stroke: tokens.accent, strokeWidth: 3, strokeDasharray: 'none' },
});
