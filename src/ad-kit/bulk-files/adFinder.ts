import type { AdFormat } from '../ad';
import type { AdMark } from '../reports/adMarks';
import { nameKey } from '../reports/reportFacts';
import { cleanUtmValue } from '../linkBuilder';
import { adTitle } from '../variants';
import { adKey, type NamedAd, utmContentOf } from './adKey';

/** An ad of the campaign that a report's rows are of. */
export type KnownAd = NamedAd & { formats: readonly AdFormat[] };

/** How a key ends: with the last digits of the ad's id. */
const keyEnd = /\|\s*([0-9a-f]{8})$/i;

/**
 * Finds the ad that a row is of, of those of its campaign: by the key that it left with, which still says so after the ad
 * got another name; else by the name, if only one has it; else by the key in its link. `undefined` where none says it for
 * sure. The ads are gone through once, however many rows there are.
 */
export function adFinder(ads: readonly KnownAd[]): (mark: AdMark) => KnownAd | undefined {
  const byDigits = onlyOnes(ads, ({ id }) => [id.replaceAll('-', '').slice(-8).toLowerCase()]);
  const byName = onlyOnes(ads, ({ name, variantName }) => [nameKey(adTitle(name, variantName ?? null))]);
  // Accounts write links with one separator or the other; so the two are the same here.
  const byContent = onlyOnes(ads, (ad) => ad.formats.flatMap((format) => contentsOf(ad, format)));
  return ({ name, group, content }) => {
    const byKey = [name, group].flatMap(
      (text) => byDigits.get(keyEnd.exec(text.trim())?.[1]?.toLowerCase() ?? '') ?? [],
    );
    return (
      (new Set(byKey).size === 1 ? byKey[0] : undefined) ??
      byName.get(nameKey(name)) ??
      byContent.get(cleanUtmValue(content, '_'))
    );
  };
}

/** What links say of an ad, also those that left before it had variants. */
const contentsOf = (ad: KnownAd, format: AdFormat): string[] =>
  [ad, { ...ad, variantName: null }].map((one) => utmContentOf(adKey(one, format), '_'));

/** The ads by what only one of them has; nothing by an empty text. */
function onlyOnes(ads: readonly KnownAd[], keysOf: (ad: KnownAd) => readonly string[]): Map<string, KnownAd> {
  const found = new Map<string, KnownAd>();
  const shared = new Set(['']);
  for (const ad of ads) {
    for (const key of new Set(keysOf(ad))) {
      if (found.has(key)) shared.add(key);
      found.set(key, ad);
    }
  }
  for (const key of shared) found.delete(key);
  return found;
}
