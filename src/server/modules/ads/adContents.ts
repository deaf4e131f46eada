import { callToActionLabel } from '../../../ad-kit/callsToAction';
import { valuesOfFields } from '../../../ad-kit/fieldValues';
import { formats } from '../../../ad-kit/formats';
import { platformNames } from '../../../ad-kit/platforms';
import { isUnsafeAddress } from '../../../ad-kit/webAddress';
import { type FieldError, invalidFields } from '../../lib/refusal';
import type { AdFields } from './ads.types';

/** In all texts of an ad, as JSON. Many times what all platforms take, and few enough to list hundreds of ads. */
const mostCharacters = 100_000;

/**
 * Refuses what no draft may hold: two texts for one format, addresses that are no web pages, buttons that the platform
 * does not have, and more than anybody writes. Everything else that is wrong with an ad is for its writer to see and correct.
 */
export function refuseBadContents({
  contents = [],
  fromBrief,
}: Partial<Pick<AdFields, 'contents' | 'fromBrief'>>): void {
  const errors: FieldError[] = [];
  const seen = new Set<string>();
  if (JSON.stringify(contents).length > mostCharacters) {
    errors.push({ field: 'contents', message: 'The ad has more than 100,000 characters in total. Please shorten it.' });
  }
  if (JSON.stringify(fromBrief?.texts ?? []).length > mostCharacters) {
    errors.push({ field: 'from_brief.texts', message: 'These are more than 100,000 characters. Please send fewer.' });
  }
  for (const [index, ad] of contents.entries()) {
    const { platform, label } = formats[ad.format];
    if (seen.has(ad.format)) {
      const field = `contents.${index}.format`;
      errors.push({
        field,
        message: `The ad has two versions of one format (${label}, ${platform}). Keep one of them.`,
      });
    }
    seen.add(ad.format);
    const call = 'call_to_action' in ad ? ad.call_to_action : null;
    if (call !== null && callToActionLabel(platform, call) === '') {
      const message = `${platformNames[platform]} has no call to action “${call}”.`;
      errors.push({ field: `contents.${index}.call_to_action`, message });
    }
    for (const { path, field, text } of valuesOfFields(ad, ({ kind }) => kind === 'link')) {
      if (!isUnsafeAddress(text)) continue;
      const message = `${field.label} must be a web address that starts with https:// or http://, without a username.`;
      errors.push({ field: `contents.${index}.${dotted(path)}`, message });
    }
  }
  if (errors.length > 0) throw invalidFields(errors);
}

/** A path as errors have it: `cards[0].final_url` is `cards.0.final_url`. */
const dotted = (path: string): string => path.replace(/\[(\d+)\]/g, '.$1');
