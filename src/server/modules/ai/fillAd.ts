import { setImmediate } from 'node:timers/promises';
import type { AdFormat } from '../../../ad-kit/ad';
import type { Copy, CopyBrief } from '../../../ad-kit/writer/brief';
import { formats } from '../../../ad-kit/formats';
import { fillAd } from '../../../ad-kit/writer/fill/fillAd';
import { leftOutOfAd } from '../../../ad-kit/writer/fill/leftOutOfAd';
import { refillAd } from '../../../ad-kit/writer/fill/refillAd';
import { withoutUnsayable } from '../../../ad-kit/writer/leftOut';
import { copyBriefFor, spokenFacts } from '../../../ad-kit/writer/productBrief';
import { expectRoomForClaims, withoutBannedWords } from '../../../ad-kit/writer/voice';
import type { Day } from '../../lib/days';
import { tidyProductBrief } from '../../lib/productBriefs';
import { invalidField } from '../../lib/refusal';
import type { AdToFill, FilledAd } from './ai.types';
import { refuseNothingToSay } from './briefs';
import type { CopyWriter, WritingOptions } from './copyWriter.port';

/** More than all platforms take of one ad. */
const mostCharacters = 100_000;

/** A valid wish. Throws `Refusal('validation_failed')`. */
export function tidyAdToFill({ brief: typed, previous, ad }: AdToFill): AdToFill {
  if (JSON.stringify(ad.contents).length > mostCharacters) {
    throw invalidField('contents', 'The ad has more than 100,000 characters in total. Please shorten it.');
  }
  refuseNothingToSay(typed.productName, false, 'brief.product_name');
  const brief = tidyProductBrief(typed);
  if (copyBriefFor('google_search', brief).keyBenefits.length === 0) {
    throw invalidField('brief.key_benefits', 'Please add an offer or at least one benefit.');
  }
  return { brief, previous: previous && tidyProductBrief(previous, 'previous_brief.'), ad };
}

/** Writes an ad's texts; throws what keeps the writer from writing. `options.voice` is that for the brief's product. */
export async function writeAdTexts(
  { brief, previous, ad }: AdToFill,
  writer: CopyWriter,
  options: WritingOptions,
  today: Day,
): Promise<FilledAd> {
  const { signal, voice } = options;
  const sayable = (about: CopyBrief): CopyBrief => withoutUnsayable(withoutBannedWords(about, voice), today);
  const write = async (about: CopyBrief): Promise<Copy> => {
    expectRoomForClaims(about, voice);
    // Other requests get their turn between two of them.
    await setImmediate();
    signal.throwIfAborted();
    return writer.writeAdCopy(sayable(about), options);
  };
  const wanted = new Map(
    ad.contents.map(({ format }) => [writtenAs(format), copyBriefFor(format, spokenFacts(brief))]),
  );
  const copies = new Map(
    await Promise.all([...wanted].map(async ([name, about]) => [name, await write(about)] as const)),
  );
  const copyFor = (format: AdFormat): Copy => copies.get(writtenAs(format)) ?? noCopy;
  const { requiredClaims: claims } = voice;
  const [about] = wanted.values();
  const points = about ? sayable(about).keyBenefits : [];
  const fresh = fillAd(ad, { brief, claims, points, copyFor });
  const filled = previous ? refillAd(ad, fresh, previous, brief) : fresh;
  return { ad: filled, leftOut: leftOutOfAd(filled, brief, claims, today) };
}

const noCopy: Copy = { headline: [], description: [], callToAction: [], fullAd: [] };

/** Formats that are written for alike share what is written. */
const writtenAs = (format: AdFormat): string => (format === 'google_search' ? format : formats[format].platform);
