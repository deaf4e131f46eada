import type { AdFormat } from '../ad';
import { formatName } from '../formats';
import { adTitle } from '../variants';
import { cleanUtmValue, completeLink, type Separator, utmPreset } from '../linkBuilder';

/** How much of an ad's name goes into its key, in code points: it's read at a glance, and leaves a link short. */
const longestName = 60;

/** How many digits of an id tell ads with the same name apart. */
const digits = 8;

export type NamedAd = {
  /** A UUID. */
  id: string;
  name: string;
  /** What tells it from its variants; null or left out for an ad without any. */
  variantName?: string | null;
};

/**
 * What an ad in one format is called in a bulk file: `Spring beans | Facebook feed | 1a2b3c4d`, or of a variant `Spring
 * beans · B | Facebook feed | 1a2b3c4d`. Made of the ad alone, so the same ad always has the same name, whatever else
 * is in the file, and a report's row is known by it. The last digits of the id keep ads of the same name apart.
 */
export function adKey({ id, name, variantName }: NamedAd, format: AdFormat): string {
  const variant = cleaned(variantName ?? '') || null;
  const room = longestName - [...adTitle('', variant)].length;
  const start = adTitle([...cleaned(name)].slice(0, room).join('').trim(), variant);
  return [start, formatName(format), id.replaceAll('-', '').slice(-digits)].filter((part) => part !== '').join(' | ');
}

/** Without what separates the parts of a key. */
const cleaned = (text: string): string => text.replace(/[\s\p{Cc}|]+/gu, ' ').trim();

/** The key as it stands in a link's `utm_content`: `spring_beans_facebook_feed_1a2b3c4d`. */
export function utmContentOf(key: string, separator: Separator): string {
  return cleanUtmValue(key, separator);
}

/**
 * An ad's link as it leaves: with the key as its `utm_content`, unless its owner set one. A link that measures nothing
 * yet gets the usual source and medium and the campaign's name too, since reports count no content without them.
 */
export function linkWithKey(
  address: string,
  { key, format, campaign }: { key: string; format: AdFormat; campaign: string },
  separator: Separator,
): string {
  const content = utmContentOf(key, separator);
  return completeLink(address, { ...utmPreset(format, separator), campaign, content }, separator);
}
