import type { BenefitKind, CopyBrief } from '../../api/aiApi';

/** How long benefits rest before they are read, in milliseconds. */
export const restMs = 500;

/** Kinds of benefits by their trimmed texts. */
export type Kinds = Readonly<Record<string, BenefitKind>>;

/** Benefits as they are typed, blank rows included, and what a person says that each one is. */
export type TypedBenefits = { key_benefits: string[]; said_kinds: Kinds };

/** The benefits that aren't blank, trimmed. */
export const benefitsOf = (benefits: readonly string[]): string[] =>
  benefits.map((benefit) => benefit.trim()).filter((benefit) => benefit !== '');

/** A benefit may read like a property that every object has. */
export const kindIn = (kinds: Kinds, benefit: string): BenefitKind | undefined =>
  Object.hasOwn(kinds, benefit.trim()) ? kinds[benefit.trim()] : undefined;

/** What was said of benefits that are still there. */
export function keptKinds({ key_benefits, said_kinds }: TypedBenefits): Kinds {
  const there = new Set(benefitsOf(key_benefits));
  return Object.fromEntries(Object.entries(said_kinds).filter(([benefit]) => there.has(benefit)));
}

/** The kinds with one more; `null` leaves it to the writer. */
export function withKind(kinds: Kinds, benefit: string, kind: BenefitKind | null): Kinds {
  const { [benefit.trim()]: _before, ...others } = kinds;
  return kind === null ? others : { ...others, [benefit.trim()]: kind };
}

/** What is said of each benefit that is sent, `null` for nothing; none where nothing is said of any. */
export function sentKinds({ key_benefits, said_kinds }: TypedBenefits): (BenefitKind | null)[] {
  const kinds = benefitsOf(key_benefits).map((benefit) => kindIn(said_kinds, benefit) ?? null);
  return kinds.some((kind) => kind !== null) ? kinds : [];
}

/** As typed, of what was sent; at least one row. */
export function typedBenefits({
  key_benefits: benefits = [],
  benefit_kinds: kinds = [],
}: Partial<Pick<CopyBrief, 'key_benefits' | 'benefit_kinds'>>): TypedBenefits {
  const said = benefits.map((benefit, at) => [benefit.trim(), kinds[at] ?? null] as const);
  return {
    key_benefits: benefits.length > 0 ? [...benefits] : [''],
    said_kinds: Object.fromEntries(said.filter((each): each is [string, BenefitKind] => each[1] !== null)),
  };
}

/** What is wrong with each row of benefits: with all of them at the first, with one that was sent at its own. */
export function benefitFaults(
  benefits: readonly string[],
  faults: { key_benefits?: string | undefined; [benefit: `key_benefits.${number}`]: string | undefined },
): (string | undefined)[] {
  let sent = 0;
  return benefits.map((benefit, at) => {
    const own = benefit.trim() === '' ? undefined : faults[`key_benefits.${sent++}`];
    return own ?? (at === 0 ? faults.key_benefits : undefined);
  });
}

/** Kinds by benefits, of an answer that may be shorter than what was asked. */
export const kindsByBenefit = (benefits: readonly string[], kinds: readonly BenefitKind[]): Kinds =>
  Object.fromEntries(
    benefits.flatMap((benefit, at) => {
      const kind = kinds[at];
      return kind ? [[benefit, kind]] : [];
    }),
  );
