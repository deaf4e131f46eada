import { type TextLimit, limitsOf } from '../../../../ad-kit/limits';
import type { AdFormat } from '../../../../ad-kit/ad';
import { formats, isHiddenField } from '../../../../ad-kit/formats';
import { platformNames } from '../../../../ad-kit/platforms';
import { formatCount } from '../../../lib/numbers';

/** What is particular about how a platform counts, to follow the limit. */
const countingNotes: Record<TextLimit['unit'], string> = {
  display_width: ' (wide characters count as 2)',
  x_weighted: ' (links count as 23)',
  graphemes: '',
  code_points: '',
};

/** What a field's limits mean, in words: the nearest, and the one that blocks; or that nobody sees it there. */
export function limitsInWords(format: AdFormat, field: string): string | undefined {
  if (isHiddenField(format, field)) return `${platformNames[formats[format].platform]} doesn’t show it`;
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
