import { replaceEmoji } from '../../../ad-kit/emoji';
import { keptBenefits } from '../../../ad-kit/writer/brief';
import { proseFieldsOf } from '../../../ad-kit/writer/suggest/place';
import type { CopyPlace, TextWish } from '../../../ad-kit/writer/wish';
import { type ProductFacts, withFacts } from '../../../ad-kit/writer/productBrief';
import { tidyFacts } from '../../lib/productBriefs';
import { invalidField } from '../../lib/refusal';
import type { AskedTexts, CopyBrief, HeadlinesBrief } from './ai.types';

/** A brief without blank space around its texts and without blank benefits. Throws `Refusal('validation_failed')`. */
export function tidyBrief(brief: CopyBrief): CopyBrief {
  const benefits = tidyBenefits(brief);
  if (benefits.keyBenefits.length === 0) throw invalidField('key_benefits', 'Please add at least one benefit.');
  refuseNothingToSay(brief.productName, brief.includeEmojis);
  return {
    ...brief,
    ...benefits,
    ...tidyFacts(brief, brief.productName),
    productName: brief.productName.trim(),
    targetAudience: brief.targetAudience.trim(),
    callToAction: brief.callToAction?.trim() || null,
  };
}

function tidyBenefits({ keyBenefits, benefitKinds = [] }: Pick<CopyBrief, 'keyBenefits' | 'benefitKinds'>) {
  if (benefitKinds.length > keyBenefits.length) {
    throw invalidField('benefit_kinds', 'These are more than there are benefits.');
  }
  const trimmed = keyBenefits.map((benefit) => benefit.trim());
  return keptBenefits({ keyBenefits: trimmed, benefitKinds }, (benefit) => benefit !== '');
}

/** As `tidyBrief`. */
export function tidyHeadlinesBrief(brief: HeadlinesBrief): HeadlinesBrief {
  refuseNothingToSay(brief.productName, false);
  return { ...brief, productName: brief.productName.trim(), targetAudience: brief.targetAudience.trim() };
}

/** What an ad says already is read for each text that is written, so it is limited. */
const mostToAvoid = 50_000;

/** A valid wish, and the facts that its texts follow besides the brand voice. */
type TidyWish = { wish: TextWish; facts: ProductFacts };

/**
 * A wish with its place, without blank space around its texts and blank ones. Throws `Refusal('validation_failed')`.
 */
export function tidyWish({
  kind,
  adType,
  format,
  field,
  about,
  facts: typed,
  text,
  avoid,
  ...asked
}: AskedTexts): TidyWish {
  refuseNothingToSay(about.productName, about.includeEmojis);
  if (avoid.reduce((sum, other) => sum + other.length, 0) > mostToAvoid) {
    throw invalidField('avoid', 'This is more than 50,000 characters. Please send less text.');
  }
  if (asked.change !== 'another' && text.trim() === '') {
    throw invalidField('text', 'There’s no text to shorten or lengthen yet.');
  }
  const facts = tidyFacts(typed, about.productName);
  const tidy = {
    ...about,
    ...tidyBenefits(about),
    productName: about.productName.trim(),
    targetAudience: about.targetAudience.trim(),
    callToAction: about.callToAction?.trim() || null,
  };
  const wish = {
    ...asked,
    about: withFacts(tidy, facts),
    place: placeOf({ kind, adType, format, field }),
    text: text.trim(),
    avoid: avoid.map((each) => each.trim()).filter((each) => each !== ''),
  };
  return { wish, facts };
}

function placeOf({ kind, adType, format, field }: Pick<AskedTexts, 'kind' | 'adType' | 'format' | 'field'>): CopyPlace {
  const isKind = kind !== undefined && adType !== undefined && format === undefined && field === undefined;
  if (isKind) return { kind, adType };
  const isField = format !== undefined && field !== undefined && kind === undefined && adType === undefined;
  if (!isField) throw invalidField('field', 'Please send either a kind and an ad type, or a format and a field.');
  if (!proseFieldsOf(format).includes(field)) throw invalidField('field', 'This format has no such field.');
  return { format, field };
}

/** Emoji that are not wanted are left out, and an ad can't speak of marks alone. */
export function refuseNothingToSay(productName: string, includesEmojis: boolean, field = 'product_name'): void {
  const said = includesEmojis ? productName : replaceEmoji(productName, ' ');
  if (/[\p{L}\p{N}\p{S}]/u.test(said)) return;
  const wish = includesEmojis ? '' : ', or allow emoji if its name is one';
  throw invalidField(field, `There’s nothing to write about yet. Please name the product in words${wish}.`);
}
