import { type ReactElement, useId } from 'react';
import type { Box } from '../type-setting/textOutline';
import type { ColourScheme } from './colourSchemes';
import { contrastOf, minTextContrast, mix, type Colour } from './contrast';
import { px } from './geometry';

/** A veil over a photo that texts stand on. */
export type Scrim = {
  colour: Colour;
  /** At least so much of it lies under every text, 0 to 1. */
  opacity: number;
  /** The darkest and the lightest that a text can stand on, whatever the photo shows. */
  on: readonly Colour[];
  inks: readonly Colour[];
};

const opacities = [0.58, 0.64, 0.7, 0.76, 0.82];

/** The thinnest veil, in the scheme's dark colour if that is dark enough, on which light texts are clear on any photo. */
export function scrimFor({ dark, light, ground }: ColourScheme): Scrim {
  const inks = [light, ground, '#ffffff'];
  for (const colour of [dark, mix(dark, '#000000', 0.5), '#0c0c0e']) {
    for (const opacity of opacities) {
      // A mixture lies between these two in every channel, and so does its luminance.
      const on = ['#000000', '#ffffff'].map((photo) => mix(photo, colour, opacity));
      const isClear = (ink: Colour) => on.every((each) => contrastOf(ink, each) >= minTextContrast * 1.04);
      if (inks.some(isClear)) return { colour, opacity, on, inks };
    }
  }
  return { colour: '#000000', opacity: 1, on: ['#000000'], inks };
}

/**
 * How far a veil lies from an edge of a box: so far in full, so far as strong as texts need it, and then thinning out to
 * nothing over `fade`.
 */
export type Reach = { from: 'top' | 'bottom' | 'left'; full?: number; solid: number; fade: number };

/** The veil over the part of the box that texts stand on; a little stronger at the edge that it comes from. */
export function drawScrim({ colour, opacity }: Scrim, box: Box, { from, full = 0, solid, fade }: Reach): ReactElement {
  const [length, across] = from === 'left' ? [box.width, box.height] : [box.height, box.width];
  const reach = Math.min(length, solid + fade);
  const start = from === 'bottom' ? length - reach : 0;
  const at =
    from === 'left'
      ? { x: box.x, y: box.y, width: reach, height: across }
      : { x: box.x, y: box.y + start, width: across, height: reach };
  const share = reach > 0 ? Math.min(1, solid / reach) : 1;
  const faded = [0.25, 0.5, 0.75, 1].map((part) => ({
    offset: share + (1 - share) * part,
    // Eased at both ends, or the veil's end would show as a line.
    opacity: share === 1 ? opacity : opacity * (1 - part * part * (3 - 2 * part)),
  }));
  const edge = full > 0 ? 1 : Math.min(1, opacity + 0.14);
  const edges = [0, ...(full > 0 ? [full / reach] : [])].map((offset) => ({ offset, opacity: edge }));
  const stops = [...edges, { offset: share, opacity }, ...faded];
  return <Veil at={at} from={from} colour={colour} stops={stops} />;
}

type VeilProps = { at: Box; from: Reach['from']; colour: Colour; stops: { offset: number; opacity: number }[] };

function Veil({ at, from, colour, stops }: VeilProps) {
  const id = useId();
  const [start, end] = { top: ['0 0', '0 1'], bottom: ['0 1', '0 0'], left: ['0 0', '1 0'] }[from] as [string, string];
  const [[x1, y1], [x2, y2]] = [start.split(' '), end.split(' ')];
  return (
    <g>
      <linearGradient id={id} {...{ x1, y1, x2, y2 }}>
        {stops.map(({ offset, opacity }, index) => (
          <stop
            key={index}
            offset={Math.round(offset * 1e4) / 1e4}
            stopColor={colour}
            stopOpacity={Math.round(opacity * 1e3) / 1e3}
          />
        ))}
      </linearGradient>
      <rect x={px(at.x)} y={px(at.y)} width={px(at.width)} height={px(at.height)} fill={`url(#${id})`} />
    </g>
  );
}
