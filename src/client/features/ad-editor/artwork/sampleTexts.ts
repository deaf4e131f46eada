import { picturedBody } from '../../../../ad-kit/artwork/picturedBody';
import type { AdDraft } from '../state/adDraft';

/** A part of the artwork that still says what a template said. */
export type SamplePart = { part: 'brand' | 'headline' | 'subheadline' | 'body'; label: string; sentence: string };

const labels = { headline: 'Headline', subheadline: 'Subheadline', body: 'Points' } as const;

/** Which parts of the artwork are still the template's, whose business is made up. */
export function sampleParts(
  { artwork, picture }: Pick<AdDraft, 'artwork' | 'picture'>,
  samples: readonly string[],
): SamplePart[] {
  const isSample = (text: string | undefined) => text !== undefined && text !== '' && samples.includes(text);
  const brand: SamplePart[] = isSample(artwork.brand)
    ? [
        {
          part: 'brand',
          label: 'Brand',
          sentence: `“${artwork.brand}” is the template’s sample brand. Enter your own.`,
        },
      ]
    : [];
  // What the layout does not draw, nobody sees.
  const drawn = { ...picture, body: picturedBody(artwork.layout, picture.body) };
  const texts = (['headline', 'subheadline', 'body'] as const)
    .filter((part) => isSample(drawn[part]))
    .map((part) => ({ part, label: labels[part], sentence: 'Still the template’s sample text. Make it your own.' }));
  return [...brand, ...texts];
}
