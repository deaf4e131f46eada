import type { CopyBrief } from '../brief';
import type { Industry, Trade } from './trade';
import { broadTradeOf, isSoldToWork, tradeOf } from './tradeOf';
import { trades } from './trades';

/** Those who work in a trade, and its businesses, are sold to as colleagues: no line for its customers fits them. Home brewers are customers. */
const colleagues =
  /^(?!(?:backyard|hobby|home) )(?:[\p{L}-]+ ){0,2}(?:owners of )?(?:[\p{L}-]+ ){0,1}(accountants|attorneys|bakeries|bakers|baristas|breweries|brewers|cafes|churches|clinics|coaches|contractors|dental groups|dental practices|dentists|electricians|farms|florists|groomers|gyms|hairdressers|hotels|landscapers|law firms|lawyers|mechanics|movers|museums|nonprofits|nurses|optometrists|pharmacies|parishes|pharmacists|photographers|plumbers|realtors|recruiters|restaurants|roofers|salons|schools|stylists|therapists|trainers|tutors|veterinarians|wineries)(?: (?:and|at|in|that|who|with)\b.*)?$/iu;

/** "Bakery owners who bake by night". */
const businesses =
  /^(?:[\p{L}-]+ ){0,2}(bakery|brewery|cafe|church|clinic|dental|farm|gym|hotel|museum|pharmacy|restaurant|salon|school|winery) (?:chains|directors|groups|managers|operators|owners|staff|teams)\b/iu;

/** Nobody asks the people of a food bank to donate. */
const worksAtCause =
  /\b(?:coordinators|directors|managers|organizers|treasurers) (?:at|for|of) .{0,40}\b(?:charities|churches|food banks|nonprofits|shelters)\b/i;

/** The trade whose customers a brief speaks to, else how the business works: so also where it speaks to those who work in it. */
export function servedTrade({ productName, targetAudience, keyBenefits }: CopyBrief): Trade | undefined {
  const texts = { product: productName, audience: targetAudience, benefits: keyBenefits };
  const found = forWedding(tradeOf(texts), targetAudience);
  const trade = found && (isInsuring(productName, found) || isTaught(productName, found)) ? undefined : found;
  const [, ofBusiness] = businesses.exec(targetAudience.trim()) ?? [];
  const [, colleague = ofBusiness ?? ''] = colleagues.exec(targetAudience.trim()) ?? [];
  const stem = colleague.toLocaleLowerCase('en').replace(/(?: groups| practices|y|ies|(?:er|or|ist)?s)$/, '');
  // A nursery is no place for nurses alone.
  const isOwn =
    stem !== '' &&
    trade !== undefined &&
    !isSoldToColleagues(trade) &&
    trade.signs.some((sign) => sign.startsWith(stem) && !/^nursery/.test(sign));
  const isOther =
    trade &&
    (isOwn ||
      (trade.industry === 'causes' && worksAtCause.test(targetAudience)) ||
      isService(productName, trade) ||
      (isSoldToWork(texts) && !isForWork(trade)));
  return isOther ? broadTradeOf(texts) : (trade ?? broadTradeOf(texts));
}

/** Gyms are the customers of gym software, and plumbers those of a plumbing supply house. */
const isSoldToColleagues = ({ id, industry }: Trade): boolean => industry === 'software' || id === 'building_supply';

/** What a shop makes for a wedding is another trade than what it sells every day. */
const weddingTrades: Readonly<Record<string, Trade | undefined>> = {
  bakery: trades.find(({ id }) => id === 'wedding_cakes'),
  florist: trades.find(({ id }) => id === 'wedding_flowers'),
};

const forWedding = (trade: Trade | undefined, audience: string): Trade | undefined =>
  trade && /\b(?:brides?|weddings?|getting married|engaged couples)\b/i.test(audience)
    ? (weddingTrades[trade.id] ?? trade)
    : trade;

/** "Insurance for dentists" pulls no teeth. */
const isInsuring = (productName: string, { id }: Trade): boolean =>
  id !== 'insurance' && /insurance for\b/i.test(productName);

/** "Sushi making class" feeds nobody, and "photography class" takes no portraits. */
const isTaught = (productName: string, { industry, signs }: Trade): boolean =>
  doesNotTeach.has(industry) &&
  lessons.test(productName.trim()) &&
  !signs.some((sign) => /class|course|lesson|training|workshop/.test(sign));

const lessons = /\b(?:class|classes|course|lessons?|workshops?)(?: (?:at|by|for|from|in|with)\b.*)?$/i;

const doesNotTeach: ReadonlySet<Industry> = new Set(['food_and_drink', 'home_services', 'professional_services']);

const isForWork = ({ industry }: Trade): boolean =>
  industry === 'software' || industry === 'finance' || industry === 'professional_services';

/** What is done for people, by its name, where a shop's goods are in the benefits: "Nightjar Sleep Coaching" sells no cribs. */
const isService = (productName: string, trade: Trade): boolean =>
  /^(?:Find|Order|Shop)\b/.test(trade.acts[0] ?? '') &&
  /(?:ing|coach|hire|lessons|rental|removal|repair|school|services?|survey|therapy|tours?)$/i.test(
    productName.trim(),
  ) &&
  !trade.signs.some((sign) => productName.toLocaleLowerCase('en').includes(sign));
