import type { Ad, AdOf } from './ad';
import type { Finding } from './check';
import { labelOf } from './checks/breach';
import { type FieldValue, valuesOfFields } from './fieldValues';
import { type AdField, formats } from './formats';

/** What a template says. */
export type TemplateTexts = { headline: string; subheadline: string; body: string; shortDescription: string };

/** The rule of findings about sample texts. */
export const sampleRule = 'sample_text';

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
    .map(({ path }) => ({
      id: `${format}:${path}:${sampleRule}`,
      field: path,
      platform: formats[format].platform,
      severity: 'advice',
      sentence: `${labelOf(format, path)} is still the template’s sample text.`,
      ruleId: sampleRule,
      source: '',
    }));
}

/** Paths and names of ads are the advertiser's own from the beginning. */
const isWords = ({ name, kind }: AdField): boolean =>
  ['text', 'long_text', 'texts', 'pinnable_texts'].includes(kind) && !/^(?:path\d|ad_name)$/.test(name);
