import type { ReactElement } from 'react';
import type { Box } from '../type-setting/textOutline';
import type { Colour } from './contrast';
import { px } from './geometry';
import type { PatternId } from './names';

/** Draws the repeat over a box of the size, from 0, 0. `step` is the distance of its repeats. */
type DrawPattern = (width: number, height: number, step: number, tone: Colour) => ReactElement;

const count = (length: number, step: number): number[] =>
  Array.from({ length: Math.ceil(length / step) + 1 }, (_, index) => index);

const rings: DrawPattern = (width, height, step, tone) => (
  <g fill="none" stroke={tone} strokeWidth={px(step * 0.14)}>
    {count(Math.hypot(width, height), step * 0.62).map((index) => (
      <circle key={index} cx={px(width)} cy={px(height)} r={px((index + 1) * step * 0.62)} />
    ))}
  </g>
);

const waves: DrawPattern = (width, height, step, tone) => {
  const wave = step * 1.2;
  return (
    <g fill="none" stroke={tone} strokeWidth={px(step * 0.2)}>
      {count(height, step * 0.62).map((row) => {
        const swings = count(width, wave * 2).map(
          () => `q${px(wave / 2)} ${px(-step * 0.5)} ${px(wave)} 0t${px(wave)} 0`,
        );
        return <path key={row} d={`M${px(-wave)} ${px(row * step * 0.62)}${swings.join('')}`} />;
      })}
    </g>
  );
};

const checks: DrawPattern = (width, height, step, tone) => {
  const squares = count(height, step).flatMap((row) =>
    count(width, step * 2).map(
      (column) =>
        `M${px(column * step * 2 + (row % 2) * step)} ${px(row * step)}h${px(step)}v${px(step)}h${px(-step)}z`,
    ),
  );
  return <path d={squares.join('')} fill={tone} />;
};

const stripes: DrawPattern = (width, height, step, tone) => {
  const bars = count(width + height, step).map(
    (index) => `M${px(index * step)} 0h${px(step * 0.5)}l${px(-height)} ${px(height)}h${px(-step * 0.5)}z`,
  );
  return <path d={bars.join('')} fill={tone} />;
};

const dots: DrawPattern = (width, height, step, tone) => (
  <g fill={tone}>
    {count(height, step * 0.5).flatMap((row) =>
      count(width, step).map((column) => (
        <circle
          key={`${row} ${column}`}
          cx={px(column * step + (row % 2 ? step / 2 : 0))}
          cy={px(row * step * 0.5)}
          r={px(step * 0.13)}
        />
      )),
    )}
  </g>
);

const rays: DrawPattern = (width, height, _step, tone) => {
  const [x, y, reach] = [width / 2, height * 0.62, Math.hypot(width, height)];
  const wedges = Array.from({ length: 14 }, (_, index) => {
    const at = (angle: number) => `${px(x + Math.cos(angle) * reach)} ${px(y + Math.sin(angle) * reach)}`;
    const start = (index / 14) * 2 * Math.PI;
    return `M${px(x)} ${px(y)}L${at(start)}L${at(start + Math.PI / 14)}z`;
  });
  return <path d={wedges.join('')} fill={tone} />;
};

/** Chips lie as if strewn, yet alike each time: their places come from their number. */
const terrazzo: DrawPattern = (width, height, step, tone) => {
  const chips = count(height, step).flatMap((row) =>
    count(width, step).map((column) => {
      const seed = (row * 37 + column * 61 + row * column * 13) % 97;
      const [x, y] = [column * step + ((seed * 7) % 31) * step * 0.02, row * step + ((seed * 11) % 29) * step * 0.02];
      const size = step * (0.16 + (seed % 5) * 0.05);
      return `M${px(x)} ${px(y)}l${px(size)} ${px(-size * 0.4)} ${px(size * 0.5)} ${px(size * 0.7)} ${px(-size * 0.8)} ${px(size * (0.3 + (seed % 3) * 0.2))}z`;
    }),
  );
  return <path d={chips.join('')} fill={tone} />;
};

const scales: DrawPattern = (width, height, step, tone) => (
  <g fill="none" stroke={tone} strokeWidth={px(step * 0.13)}>
    {count(height, step * 0.5).map((row) => {
      const arcs = count(width, step).map(() => `a${px(step / 2)} ${px(step / 2)} 0 0 0 ${px(step)} 0`);
      return <path key={row} d={`M${px(row % 2 ? -step / 2 : 0)} ${px(row * step * 0.5)}${arcs.join('')}`} />;
    })}
  </g>
);

const patterns: Record<PatternId, DrawPattern> = { rings, waves, checks, stripes, dots, rays, terrazzo, scales };

/** The repeat within the box. A nested viewport cuts it, which unlike a clip path needs no id of its own. */
export function drawPattern(pattern: PatternId, box: Box, step: number, tone: Colour): ReactElement {
  const [width, height] = [px(box.width), px(box.height)];
  return (
    <svg x={px(box.x)} y={px(box.y)} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      {patterns[pattern](box.width, box.height, step, tone)}
    </svg>
  );
}
