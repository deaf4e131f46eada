import { wordsIn } from '../../../ad-kit/sampleTexts';
import type { AdContents, PictureTexts, SavedAd } from '../../api/adsApi';
import type { FilledAd } from '../../api/aiApi';
import type { Brief } from '../../api/campaignsApi';

type Texts = { contents: readonly AdContents[]; picture: PictureTexts };

/** What an ad says, each text once; buttons, paths and addresses apart. */
export const textsOf = ({ contents, picture }: Texts): string[] => [
  ...new Set([
    ...contents.flatMap((ad) => wordsIn(ad).map(({ text }) => text)),
    ...Object.values(picture).filter((text) => text.trim() !== ''),
  ]),
];

/** The parts of an ad that filling changes: all of its texts, and the note of the brief that they are from. */
export const fillingOf = (
  { contents, picture }: FilledAd,
  brief: Brief,
): Pick<SavedAd, 'contents' | 'picture' | 'from_brief'> => ({
  contents,
  picture,
  from_brief: { brief, texts: textsOf({ contents, picture }) },
});
