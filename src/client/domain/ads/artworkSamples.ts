import { picturedBody } from '../../../ad-kit/artwork/picturedBody';
import { sampleKey, wordsIn } from '../../../ad-kit/sampleTexts';
import type { SavedAd } from '../../api/adsApi';

/** A part of the artwork that still says what a template said. */
export type SamplePart = { part: 'brand' | 'headline' | 'subheadline' | 'body'; label: string; sentence: string };

const labels = { headline: 'Headline', subheadline: 'Subheadline', body: 'Points' } as const;

/** Keys of the texts that a stored ad has of templates, in its artwork and its formats; each once. */
export function samplesOf({ sample_texts, sample_fields, contents }: SavedAd): string[] {
  const places = new Set(sample_fields.map(({ format, field }) => `${format}:${field}`));
  const texts = contents.flatMap((ad) => wordsIn(ad).filter(({ path }) => places.has(`${ad.format}:${path}`)));
  return [...new Set([...sample_texts, ...texts.map(({ text }) => text)].map(sampleKey))];
}

/** Which parts of the artwork still hold the template's made-up texts; `samples` are keys. */
export function artworkSamples(
  { artwork, picture }: Pick<SavedAd, 'artwork' | 'picture'>,
  samples: ReadonlySet<string>,
): SamplePart[] {
  const isSample = (text = '') => text.trim() !== '' && samples.has(sampleKey(text));
  const brand: SamplePart[] = isSample(artwork.brand)
    ? [
        {
          part: 'brand',
          label: 'Brand',
          sentence: `“${artwork.brand}” is the template’s sample brand. Enter your own.`,
        },
      ]
    : [];
  // Parts that the layout doesn't draw can't be seen.
  const drawn = { ...picture, body: picturedBody(artwork.layout, picture.body) };
  const texts = (['headline', 'subheadline', 'body'] as const)
    .filter((part) => isSample(drawn[part]))
    .map((part) => ({ part, label: labels[part], sentence: 'Still the template’s sample text. Make it your own.' }));
  return [...brand, ...texts];
}
