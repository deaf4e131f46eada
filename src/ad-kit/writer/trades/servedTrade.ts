import type { CopyBrief } from '../brief';
import type { Trade } from './trade';
import { tradeOf } from './trades';

/** Those who work in a trade are sold to as colleagues: no line for its customers fits them. */
const colleagues =
  /^(?:[\p{L}-]+ ){0,2}(accountants|bakers|baristas|brewers|coaches|contractors|dentists|electricians|florists|groomers|hairdressers|landscapers|lawyers|mechanics|movers|nurses|optometrists|pharmacists|photographers|plumbers|realtors|recruiters|roofers|stylists|therapists|trainers|tutors|veterinarians)(?: (?:and|at|in|that|who|with)\b.*)?$/iu;

/** The trade whose customers a brief speaks to; none where it speaks to those who work in it. */
export function servedTrade({ productName, targetAudience, keyBenefits }: CopyBrief): Trade | undefined {
  const trade = tradeOf({ product: productName, audience: targetAudience, benefits: keyBenefits });
  const [, colleague = ''] = colleagues.exec(targetAudience.trim()) ?? [];
  const stem = colleague.toLocaleLowerCase('en').replace(/(?:er|or|ist)?s$/, '');
  const isOwn = stem !== '' && (trade?.signs.some((sign) => sign.startsWith(stem)) ?? false);
  return isOwn ? undefined : trade;
}
