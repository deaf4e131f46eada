import { px } from '../geometry';

/** A ridge that swings twice over the width and fills all below it. */
export function ridge(width: number, height: number, top: number, swing: number, turn: 1 | -1): string {
  const [a, b] = [width * 0.28, width * 0.72];
  const s = swing * turn;
  return `M0 ${px(top + s)}C${px(width * 0.1)} ${px(top - s)} ${px(a)} ${px(top - s * 1.4)} ${px(width * 0.45)} ${px(top)}S${px(b)} ${px(top + s * 1.5)} ${px(width)} ${px(top - s * 0.6)}V${px(height)}H0Z`;
}

/** Water with crests `length` apart. */
export function waves(width: number, height: number, top: number, length: number, shift: number): string {
  const count = Math.ceil(width / length) + 2;
  const crest = `q${px(length * 0.5)} ${px(length * 0.34)} ${px(length)} 0`;
  return `M${px(-length * (1 - shift))} ${px(top)}${crest.repeat(count)}V${px(height)}H${px(-length)}Z`;
}

/** One wide arch that is highest at the share `lean` of the width. */
export function dome(width: number, height: number, top: number, swing: number, lean: number): string {
  const peak = width * lean;
  const rise = swing * 0.5;
  return `M0 ${px(top + rise)}C${px(peak * 0.4)} ${px(top + rise)} ${px(peak * 0.6)} ${px(top - rise)} ${px(peak)} ${px(top - rise)}S${px(peak + (width - peak) * 0.6)} ${px(top + rise)} ${px(width)} ${px(top + rise)}V${px(height)}H0Z`;
}

/** A bank of clouds: arches of the given heights in `step`s, from one edge to the other. */
export function puffs(width: number, height: number, top: number, heights: readonly number[], step: number): string {
  const sum = heights.reduce((total, each) => total + each, 0);
  const arches = heights.map((each) => {
    const length = (width * each) / sum;
    const rise = Math.min(length * 0.5, each * step);
    return `a${px(length / 2)} ${px(rise)} 0 0 1 ${px(length)} 0`;
  });
  return `M0 ${px(top)}${arches.join('')}V${px(height)}H0Z`;
}
