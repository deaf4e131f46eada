import { limitsOf } from '../../../ad-kit/limits';
import { measure } from '../../../ad-kit/measure';
import { type CopyBrief, type CopyKind, fewest, usual } from '../../../ad-kit/writer/brief';
import { type CopyLimit, hardLimits, wantedLimits } from '../../../ad-kit/writer/copyLimits';
import type { CopyPlace, TextWish } from '../../../ad-kit/writer/wish';
import type { Shelf } from './collector';
import type { Job } from './gather';

type Names = 'headlines' | 'descriptions' | 'call_to_actions' | 'full_ads';

const names: Readonly<Record<CopyKind, Names>> = {
  headline: 'headlines',
  description: 'descriptions',
  callToAction: 'call_to_actions',
  fullAd: 'full_ads',
};

const shelfOf = (brief: CopyBrief, kind: CopyKind): Shelf => ({
  name: names[kind],
  kind,
  wanted: wantedLimits(brief, kind),
  hard: hardLimits(brief, kind),
  fewest: fewest[kind],
  most: usual[kind],
});

/** The lists of an answer, in the order in which a model is to write them. */
export const copyShelves = (brief: CopyBrief): Shelf[] =>
  (['headline', 'description', 'callToAction', 'fullAd'] as const).map((kind) => shelfOf(brief, kind));

export const headlineShelf = (brief: CopyBrief, count: number): Shelf => ({
  ...shelfOf(brief, 'headline'),
  fewest: Math.min(count, fewest.headline),
  most: count,
});

/** What a person typed, under names of the contract. */
export const briefData = (
  brief: Pick<CopyBrief, 'productName' | 'targetAudience' | 'keyBenefits' | 'benefitKinds' | 'callToAction'>,
) => ({
  product_name: brief.productName,
  target_audience: brief.targetAudience,
  key_benefits: brief.keyBenefits,
  ...(brief.benefitKinds?.length && { benefit_kinds: brief.benefitKinds }),
  call_to_action: brief.callToAction,
});

/** Everything that a wish asks for. */
export function wishJob(wish: TextWish): Omit<Job, 'voice'> {
  const { about, place, maxCharacters, change, text, avoid, count } = wish;
  const own: CopyLimit[] = maxCharacters === null ? [] : [{ limit: maxCharacters, unit: 'code_points' }];
  const length = measure(text, 'code_points');
  const shorter: CopyLimit[] = change === 'shorten' ? [{ limit: length - 1, unit: 'code_points' }] : [];
  const { kind, wanted, hard } = limitsAt(place, about);
  const shelf: Shelf = {
    name: 'texts',
    kind,
    wanted: [...own, ...shorter, ...wanted],
    hard: [...own, ...shorter, ...hard],
    fewest: 1,
    most: count,
    ...(change === 'lengthen' && { suits: (one: string) => measure(one, 'code_points') > length }),
  };
  return {
    assignment: { ...about, adType: 'kind' in place ? place.adType : undefined, change },
    shelves: [shelf],
    spare: 1,
    data: { ...briefData(about), text, avoid },
    // A shorter or longer version is like its text; what is there besides is to be left alone.
    avoid: change === 'another' && text !== '' ? [text, ...avoid] : avoid,
  };
}

function limitsAt(place: CopyPlace, about: TextWish['about']) {
  if ('kind' in place) {
    const brief = { ...about, adType: place.adType, maxCharacters: null };
    return { kind: place.kind, wanted: wantedLimits(brief, place.kind), hard: hardLimits(brief, place.kind) };
  }
  const limits = limitsOf(place.format, place.field);
  const asLimits = (some: typeof limits): CopyLimit[] => some.map(({ limit, unit }) => ({ limit, unit }));
  return {
    kind: kindOf(place.field),
    wanted: asLimits(limits),
    hard: asLimits(limits.filter(({ effect }) => effect === 'blocks')),
  };
}

/** What a field's texts are written as. */
const kindOf = (field: string): CopyKind =>
  /headline|title|name|path/.test(field) ? 'headline' : /call|cta/.test(field) ? 'callToAction' : 'description';
