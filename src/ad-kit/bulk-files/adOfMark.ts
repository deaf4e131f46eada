import type { AdFormat } from '../ad';
import type { AdMark } from '../reports/adMarks';
import { isSameName } from '../reports/reportFacts';
import { cleanUtmValue } from '../linkBuilder';
import { adKey, type NamedAd, utmContentOf } from './adKey';

/** An ad of the campaign that a report's rows are of. */
export type KnownAd = NamedAd & { formats: readonly AdFormat[] };

/** How a key ends: with the last digits of the ad's id. */
const keyEnd = /\|\s*([0-9a-f]{8})$/i;

/**
 * The ad that a row is of, of those of its campaign: by the key that it left with, which still says so after the ad got
 * another name; else by the name, if only one has it; else by the key in its link. `undefined` where none says it for sure.
 */
export function adOfMark({ name, group, content }: AdMark, ads: readonly KnownAd[]): KnownAd | undefined {
  const digits = [name, group].flatMap((text) => keyEnd.exec(text.trim())?.[1]?.toLowerCase() ?? []);
  return (
    onlyOne(ads.filter(({ id }) => digits.some((end) => id.toLowerCase().endsWith(end)))) ??
    (name === '' ? undefined : onlyOne(ads.filter((ad) => isSameName(ad.name, name)))) ??
    (content === '' ? undefined : onlyOne(ads.filter((ad) => isContentOf(content, ad))))
  );
}

/** Accounts write links with one separator or the other; so the two are the same here. */
function isContentOf(content: string, ad: KnownAd): boolean {
  const wanted = cleanUtmValue(content, '_');
  return ad.formats.some((format) => utmContentOf(adKey(ad, format), '_') === wanted);
}

const onlyOne = (found: readonly KnownAd[]): KnownAd | undefined => (found.length === 1 ? found[0] : undefined);
