import type { Ad } from '../../../ad-kit/ad';
import { writeAd } from '../../../ad-kit/convert';
import { materialOf } from '../../../ad-kit/conversion/material';
import { createTrail } from '../../../ad-kit/conversion/trail';
import { adFormats, formats } from '../../../ad-kit/formats';
import { adOfTemplate, sampleKey, wordsIn } from '../../../ad-kit/sampleTexts';
import { splitSentences } from '../../../ad-kit/textBreaks';
import type { AdSamples, LibraryEntry } from './libraryTemplates.types';

/** What an ad and its drawing say. */
export interface SpokenAd {
  artwork: { brand: string };
  headline: string;
  subheadline: string;
  body: string;
  contents: readonly Ad[];
}

export type SampleIndex = ReturnType<typeof createSampleIndex>;

/** Knows the words that the library's templates put into ads. */
export function createSampleIndex(entries: readonly LibraryEntry[]) {
  const brands = new Set(entries.map(({ artwork }) => sampleKey(artwork.brand)));
  const texts = entries.flatMap(textsOf);
  const known = new Set([...brands, ...[...texts, ...texts.flatMap(splitSentences)].map(sampleKey)]);
  known.delete('');
  const longest = Math.max(0, ...texts.map(({ length }) => length));

  /** Word for word a template's text, or nothing but sentences of templates. */
  const isSample = (text: string): boolean => {
    if (known.has(sampleKey(text))) return true;
    if (text.length > longest) return false;
    const sentences = splitSentences(text);
    return sentences.length > 1 && sentences.every((sentence) => known.has(sampleKey(sentence)));
  };

  /** One or two words are anybody's, unless they name a made-up business. */
  const isTelling = (text: string): boolean =>
    brands.has(sampleKey(text)) || text.trim().split(/\s+/).length >= wordsOfATemplate;

  return {
    /** Fields that say one or two words count beside something longer. */
    samplesIn({ artwork, headline, subheadline, body, contents }: SpokenAd): AdSamples {
      const drawn = [...new Set([artwork.brand, headline, subheadline, body])].filter(isSample);
      const found = contents.flatMap((ad) =>
        wordsIn(ad)
          .filter(({ text }) => isSample(text))
          .map(({ path, text }) => ({ format: ad.format, field: path, text })),
      );
      const isTold = [...drawn, ...found.map(({ text }) => text)].some(isTelling);
      return { texts: drawn, fields: isTold ? found.map(({ format, field }) => ({ format, field })) : [] };
    },
  };
}

const wordsOfATemplate = 3;

/** Instagram's formats take what Facebook's do. */
const writtenFormats = adFormats.filter((format) => formats[format].platform !== 'instagram');

/** What an entry says and what becomes of it in each format. */
function textsOf({ headline, subheadline, bodyText: body, shortDescription }: LibraryEntry): string[] {
  const material = materialOf(adOfTemplate({ headline, subheadline, body, shortDescription }));
  const formatTexts = writtenFormats.flatMap((format) =>
    wordsIn(writeAd(format, material, createTrail([]))).map(({ text }) => text),
  );
  return [headline, subheadline, body, shortDescription, ...formatTexts];
}
