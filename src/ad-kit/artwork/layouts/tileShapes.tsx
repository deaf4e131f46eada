import type { ReactElement } from 'react';
import type { Box } from '../../type-setting/textOutline';
import type { ColourScheme } from '../colourSchemes';
import type { Colour } from '../contrast';
import { px } from '../geometry';

/** A shape in a square of 100 units. */
type TileShape = (near: Colour, far: Colour) => ReactElement;

const shapes: readonly TileShape[] = [
  (near) => <path d="M0 0H100A100 100 0 0 0 0 100Z" fill={near} />,
  (near) => <circle cx={50} cy={50} r={38} fill={near} />,
  (near) => <path d="M100 0A100 100 0 0 1 0 100H100Z" fill={near} />,
  (near) => <path d="M0 14H100V34H0ZM0 54H100V74H0Z" fill={near} />,
  (near) => <path d="M0 0H50A50 50 0 0 1 50 100H0Z" fill={near} />,
  (near, far) => (
    <g>
      <path d="M50 0 100 50 50 100 0 50Z" fill={near} />
      <circle cx={50} cy={50} r={15} fill={far} />
    </g>
  ),
  (near) => <path d="M0 0H100V100A100 100 0 0 1 0 0Z" fill={near} />,
  (near, far) => (
    <g>
      <circle cx={50} cy={50} r={48} fill={near} />
      <circle cx={50} cy={50} r={22} fill={far} />
    </g>
  ),
  (near) => <path d="M0 50A50 50 0 0 1 100 50ZM0 100A50 50 0 0 1 100 100Z" fill={near} />,
  (near) => <path d="M0 0 100 100H0Z" fill={near} />,
  (near) => <path d="M0 0A100 100 0 0 1 100 100 100 100 0 0 1 0 0Z" fill={near} />,
  (near, far) => (
    <g>
      <path d="M0 100A100 100 0 0 1 100 0V100Z" fill={near} />
      <path d="M50 100A50 50 0 0 1 100 50V100Z" fill={far} />
    </g>
  ),
];

/** The tile of the index: shape and colours follow from it, so that neighbours differ and every drawing is alike. */
export function drawTile(box: Box, index: number, colours: ColourScheme): ReactElement {
  const { accent, second, third, dark, light } = colours;
  const pairs: readonly (readonly [Colour, Colour, Colour])[] = [
    [light, accent, dark],
    [third, dark, light],
    [light, second, accent],
    [third, dark, light],
    [second, accent, light],
    [dark, light, accent],
    [accent, third, light],
    [light, second, third],
    [second, third, light],
    [accent, light, dark],
    [light, second, accent],
    [dark, third, accent],
  ];
  const [ground = light, near = accent, far = dark] = pairs[index % pairs.length] ?? [];
  const scale = Math.round((box.width / 100) * 1e4) / 1e4;
  return (
    <g transform={`translate(${px(box.x)} ${px(box.y)}) scale(${scale})`}>
      <rect width={100.2} height={100.2} fill={ground} />
      {shapes[index % shapes.length]?.(near, far)}
    </g>
  );
}
