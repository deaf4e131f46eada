import { type TextLimit, limitsOf } from '../../../../ad-kit/limits';
import type { AdFormat } from '../../../../ad-kit/ad';
import { measure } from '../../../../ad-kit/measure';
import { formats } from '../../../../ad-kit/formats';
import { platformNames } from '../../../../ad-kit/platforms';
import { formatCount } from '../../../lib/numbers';

/** A text's length by the limit that matters most to it. */
export type FieldLength = TextLimit & { length: number; isOver: boolean };

/** By the limit that blocks if that is exceeded, else by the longest that is, else by the shortest. */
export function fieldLength(text: string, limits: readonly TextLimit[]): FieldLength | undefined {
  const measured = limits.map((limit) => {
    const length = measure(text, limit.unit);
    return { ...limit, length, isOver: length > limit.limit };
  });
  const exceeded = measured.filter(({ isOver }) => isOver);
  return exceeded.find(({ effect }) => effect === 'blocks') ?? exceeded.at(-1) ?? measured[0];
}

/** What is particular about how a platform counts, to follow the limit. */
const countingNotes: Record<TextLimit['unit'], string> = {
  display_width: ' (wide characters count as 2)',
  x_weighted: ' (links count as 23)',
  graphemes: '',
  code_points: '',
};

/** What a field's limits mean, in words: the nearest, and the one that blocks. */
export function limitsInWords(format: AdFormat, field: string): string | undefined {
  const [nearest, ...others] = limitsOf(format, field);
  if (!nearest) return undefined;
  const platform = platformNames[formats[format].platform];
  return [nearest, ...others.filter(({ effect }) => effect === 'blocks')]
    .map(({ limit, unit, effect }) => {
      const amount = `${formatCount(limit)} characters${countingNotes[unit]}`;
      if (effect === 'blocks') return `Max ${amount}`;
      return effect === 'cuts' ? `Truncated after about ${amount}` : `${platform} recommends up to ${amount}`;
    })
    .join('. ');
}
