import type { Ad, AdOf } from './ad';
import { labelOf } from './checks/breach';
import { type FieldValue, valuesOfFields } from './fieldValues';
import type { AdField } from './formats';
import { type ArtworkFinding, artworkFinding, copyFinding, type Finding } from './preflight/finding';
import { picturedBody } from './artwork/picturedBody';
import type { LayoutId } from './artwork/names';

/** What a template says. */
export type TemplateTexts = { headline: string; subheadline: string; body: string; shortDescription: string };

/** The same for texts that differ in case and outer space alone. */
export const sampleKey = (text: string): string => text.trim().toLowerCase();

/** A template's texts as an ad without its button, which can be turned into any other. */
export function adOfTemplate({ headline, subheadline, body, shortDescription }: TemplateTexts): AdOf<'facebook_feed'> {
  return {
    format: 'facebook_feed',
    primary_text: body || subheadline || headline,
    headline,
    description: shortDescription || subheadline,
    call_to_action: null,
    final_url: '',
    image: null,
  };
}

/** Texts that a template may have put into an ad, empty ones left out; in the order of the form. */
export function wordsIn(ad: Ad): (FieldValue & { field: AdField })[] {
  return valuesOfFields(ad, isWords).filter(({ text }) => text.trim() !== '');
}

/** What still holds a template's words; `samples` are keys of these. */
export function sampleFindings(ad: Ad, samples: ReadonlySet<string>): Finding[] {
  if (samples.size === 0) return [];
  const { format } = ad;
  return wordsIn(ad)
    .filter(({ text }) => samples.has(sampleKey(text)))
    .map(({ path }) =>
      copyFinding(format, path, {
        group: 'sample_text',
        ruleId: 'sample_text',
        sentence: `${labelOf(format, path)} is still the template’s sample text.`,
      }),
    );
}

/** Keys of the texts that an ad has of templates: those of its artwork, and what stands in its formats' fields; each once. */
export function sampleKeysOf(
  contents: readonly Ad[],
  artworkTexts: readonly string[],
  fields: readonly { format: string; field: string }[],
): string[] {
  const places = new Set(fields.map(({ format, field }) => `${format}:${field}`));
  const texts = contents.flatMap((ad) => wordsIn(ad).filter(({ path }) => places.has(`${ad.format}:${path}`)));
  return [...new Set([...artworkTexts, ...texts.map(({ text }) => text)].map(sampleKey))];
}

/** What an ad's artwork says. */
export type ArtworkTexts = {
  layout: LayoutId;
  brand?: string | undefined;
  headline: string;
  subheadline: string;
  body: string;
};

/** Which parts of the artwork still hold a template's made-up texts; parts that the layout doesn't draw can't be seen. */
export function artworkSampleFindings(artwork: ArtworkTexts, samples: ReadonlySet<string>): ArtworkFinding[] {
  const isSample = (text = '') => text.trim() !== '' && samples.has(sampleKey(text));
  const drawn = { ...artwork, body: picturedBody(artwork.layout, artwork.body) };
  return (['brand', 'headline', 'subheadline', 'body'] as const)
    .filter((part) => isSample(drawn[part]))
    .map((part) => {
      const sentence =
        part === 'brand'
          ? `“${artwork.brand}” is the template’s sample brand. Enter your own.`
          : 'Still the template’s sample text. Make it your own.';
      return artworkFinding('sample_text', part, 'sample_text', sentence);
    });
}

/** Paths and names of ads are the advertiser's own from the beginning. */
const isWords = ({ name, kind }: AdField): boolean =>
  ['text', 'long_text', 'texts', 'pinnable_texts'].includes(kind) && !/^(?:path\d|ad_name)$/.test(name);
