import { replaceEmoji } from '../../../ad-kit/emoji';
import { invalidField } from '../../lib/refusal';
import type { CopyBrief, HeadlinesBrief } from './ai.types';

/** A brief without blank space around its texts and without blank benefits. Throws `Refusal('validation_failed')`. */
export function tidyBrief(brief: CopyBrief): CopyBrief {
  const keyBenefits = brief.keyBenefits.map((benefit) => benefit.trim()).filter((benefit) => benefit !== '');
  if (keyBenefits.length === 0) throw invalidField('key_benefits', 'Please give at least one benefit.');
  refuseNothingToSay(brief.productName, brief.includeEmojis);
  return {
    ...brief,
    productName: brief.productName.trim(),
    targetAudience: brief.targetAudience.trim(),
    keyBenefits,
    callToAction: brief.callToAction?.trim() || null,
  };
}

/** As `tidyBrief`. */
export function tidyHeadlinesBrief(brief: HeadlinesBrief): HeadlinesBrief {
  refuseNothingToSay(brief.productName, false);
  return { ...brief, productName: brief.productName.trim(), targetAudience: brief.targetAudience.trim() };
}

/** Emoji that are not wanted are left out, and an ad can't speak of marks alone. */
function refuseNothingToSay(productName: string, includesEmojis: boolean): void {
  const said = includesEmojis ? productName : replaceEmoji(productName, ' ');
  if (/[\p{L}\p{N}\p{S}]/u.test(said)) return;
  const wish = includesEmojis ? '' : ', or allow emoji if its name is one';
  throw invalidField('product_name', `There is nothing to write about here. Please name the product in words${wish}.`);
}
