import { formatName } from '../../../../ad-kit/formats';
import { wordsIn } from '../../../../ad-kit/sampleTexts';
import type { AdContents, PictureTexts } from '../../../api/adsApi';
import type { FilledAd } from '../../../api/aiApi';
import type { Brief } from '../../../api/campaignsApi';
import { textsOf } from '../../../domain/briefs/filledAd';
import type { AdDraft } from '../state/adDraft';
import { valueAt, withValueAt } from '../../../domain/ads/fieldPaths';

/** A text that says what the brief no longer says, and what would stand in its place. */
export type TextChange = { place: string; before: string; after: string };

export type Refill = {
  /** What becomes of the ad. */
  change: Pick<AdDraft, 'contents' | 'picture' | 'from_brief'>;
  changes: TextChange[];
  /** Written by hand, so they stay. */
  kept: TextChange[];
};

const pictureLabels = {
  headline: 'headline',
  subheadline: 'subheadline',
  body: 'points',
  cta: 'call to action',
} as const satisfies Record<keyof PictureTexts, string>;

/** What an ad becomes under a changed brief: of its texts only those change that were written from the brief before. */
export function refillOf(draft: AdDraft, filled: FilledAd, brief: Brief): Refill {
  const fromBrief = new Set(draft.from_brief?.texts);
  const changes: TextChange[] = [];
  const kept: TextChange[] = [];
  const decide = (change: TextChange): boolean => {
    const isWritten = fromBrief.has(change.before);
    (isWritten ? changes : kept).push(change);
    return isWritten;
  };
  const contents = draft.contents.map((ad, index) => {
    const fresh = filled.contents[index];
    return fresh?.format === ad.format ? refilled(ad, fresh, decide, changes) : ad;
  });
  const picture = { ...draft.picture };
  for (const part of Object.keys(pictureLabels) as (keyof PictureTexts)[]) {
    const [before, after] = [picture[part], filled.picture[part]];
    if (before === after) continue;
    if (decide({ place: `Artwork: ${pictureLabels[part]}`, before, after })) picture[part] = after;
  }
  for (const { after } of changes) fromBrief.add(after);
  const texts = textsOf({ contents, picture }).filter((text) => fromBrief.has(text));
  return { change: { contents, picture, from_brief: { brief, texts } }, changes, kept };
}

/** Refills one format's texts, and collects in `changes` those that could change. */
function refilled(
  ad: AdContents,
  fresh: AdContents,
  decide: (change: TextChange) => boolean,
  changes: TextChange[],
): AdContents {
  const name = formatName(ad.format);
  let result = ad;
  for (const { path, index, text, field } of wordsIn(ad)) {
    const place = textPlaceOf(path, field.kind);
    const after = valueAt(fresh, place);
    if (typeof after !== 'string' || after === text) continue;
    const number = index === undefined ? '' : ` ${index + 1}`;
    if (decide({ place: `${name}: ${field.label.toLowerCase()}${number}`, before: text, after })) {
      result = withValueAt(result, place, after);
    }
  }
  if (fresh.final_url !== ad.final_url) {
    changes.push({ place: `${name}: link`, before: ad.final_url, after: fresh.final_url });
    result = { ...result, final_url: fresh.final_url };
  }
  return result;
}

/** Pinnable texts stand beside their pin. */
const textPlaceOf = (path: string, kind: string): string => (kind === 'pinnable_texts' ? `${path}.text` : path);
