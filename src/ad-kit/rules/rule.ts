import type { AdFormat, ImageFacts } from '../ad';
import type { Unit } from '../measure';

/**
 * How sure a rule is. A: stated by the platform itself. B: several independent sources agree. C: one source, or an
 * inference. ?: not verified.
 */
export type Confidence = 'A' | 'B' | 'C' | '?';

type RuleBase = {
  /** Unique; `platform.format.field.what`. */
  id: string;
  formats: readonly AdFormat[];
  /** The ad's field, such as `headlines` or `cards.headline`. */
  field: string;
  /** Whether the platform refuses the ad, or shows it worse than meant. */
  kind: 'hard' | 'recommended';
  /** Where the platform or somebody else says so. */
  source: string;
  /** The month of the last look at the source, YYYY-MM. */
  checkedOn: string;
  confidence: Confidence;
  /** Set where a breach is recognised by a pattern that a fair text may have too; such a rule only advises. */
  isGuess?: true;
};

/** A text is at most this long. */
type LengthRule = RuleBase & { type: 'length'; limit: number; unit: Unit };
/** A text is shown up to here; the rest is behind "See more" or gone. */
type CutRule = RuleBase & { type: 'cut'; limit: number; unit: Unit };
/** A list has this many items that are not empty; a single field counts as one item. */
type CountRule = RuleBase & { type: 'count'; min: number; max: number };
/** The texts of a list differ: exactly, in more than case, or (`case_only`) only the latter is meant. */
type DistinctRule = RuleBase & { type: 'distinct'; alike: 'exactly' | 'ignoring_case' | 'case_only' };
/** A text has at most this many emoji. */
type EmojiRule = RuleBase & { type: 'emoji'; max: number };
/** What a text must not hold; the patterns are in checks/editorial.ts. */
export type EditorialRule = RuleBase & { type: 'editorial'; fault: EditorialFault };
/** What a text must not claim, or say of its reader; the patterns are in checks/advertising.ts. */
export type AdvertisingRule = RuleBase & { type: 'advertising'; fault: AdvertisingFault };
/** A text is an address that a browser can open. */
type LinkRule = RuleBase & { type: 'link'; demands: 'address' | 'https' };
/** A text is only used where another is filled in. */
type DependsRule = RuleBase & { type: 'depends'; on: string };
/** A text is one part of an address's path. */
type PathRule = RuleBase & { type: 'path' };
/** Pins that are possible, or that leave something to choose from. */
type PinRule = RuleBase & { type: 'pins'; positions: number; demands: 'position' | 'fillable' | 'choice' };
/** A call to action is one of the platform's. */
type ChoiceRule = RuleBase & { type: 'choice' };
/** The length of a text cannot be known before it is shown. */
type CountdownRule = RuleBase & { type: 'countdown' };
type ImageRule = RuleBase & { type: 'image' } & (
    | { demands: 'ratio'; ratios: readonly Ratio[] }
    | { demands: 'size'; sizes: readonly { ratio: Ratio; minWidth: number; minHeight: number }[] }
    | { demands: 'weight'; maxBytes: number }
    | { demands: 'type'; types: readonly ImageFacts['type'][] }
    | { demands: 'every_ratio'; ratios: readonly Ratio[] }
  );

export type Ratio = {
  width: number;
  height: number;
  /** How far an image may be off, in percent. */
  tolerance: number;
};

export type EditorialFault =
  | 'all_caps'
  | 'bullet'
  | 'emoji'
  | 'exclamation_mark'
  | 'generic_call'
  | 'half_width_katakana'
  | 'phone_number'
  | 'repeated_punctuation'
  | 'spaced_letters'
  | 'spacing';

export type AdvertisingFault =
  | 'personal_attribute'
  | 'weight_promise'
  | 'cure_promise'
  | 'guaranteed_result'
  | 'quick_money'
  | 'unfair_preference'
  | 'careless_drinking';

export type Rule =
  | LengthRule
  | CutRule
  | CountRule
  | DistinctRule
  | EmojiRule
  | EditorialRule
  | AdvertisingRule
  | LinkRule
  | DependsRule
  | PathRule
  | PinRule
  | ChoiceRule
  | CountdownRule
  | ImageRule;

/** What a rule says beyond where it holds, one shape for each type. */
type RuleBody = Rule extends infer Each ? (Each extends RuleBase ? Omit<Each, keyof RuleBase> : never) : never;
type Claim = Pick<RuleBase, 'kind' | 'source' | 'confidence'>;

/** The platform refuses what breaks the rule. */
export const hard = (source: string, confidence: Confidence): Claim => ({ kind: 'hard', source, confidence });
/** The platform takes what breaks the rule, but shows it worse than meant. */
export const advised = (source: string, confidence: Confidence): Claim => ({ kind: 'recommended', source, confidence });

/** Writes rules of the same formats; the id of each is `prefix.field.what`. */
export function ruleWriter(prefix: string, ruleFormats: readonly AdFormat[], checkedOn: string) {
  return (field: string, what: string, claim: Claim, body: RuleBody): Rule => ({
    id: `${prefix}.${field}.${what}`,
    formats: ruleFormats,
    field,
    checkedOn,
    ...claim,
    ...body,
  });
}

export type Severity = 'blocks' | 'advice';

/** A hard rule blocks only where it is well sourced and its breach is certain; everything else is advice. */
export function severityOf({ kind, confidence, isGuess }: RuleBase): Severity {
  return kind === 'hard' && !isGuess && (confidence === 'A' || confidence === 'B') ? 'blocks' : 'advice';
}

export const landscape: Ratio = { width: 1.91, height: 1, tolerance: 1 };
export const square: Ratio = { width: 1, height: 1, tolerance: 1 };
export const portrait: Ratio = { width: 4, height: 5, tolerance: 1 };
export const vertical: Ratio = { width: 9, height: 16, tolerance: 1 };
