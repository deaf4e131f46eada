import type { AdFormat } from './ad';
import { measure, type Unit } from './measure';
import { severityOf } from './rules/rule';
import { rulesOf } from './rules/rulesOf';

/** How long a field's texts may be, for a counter beside the field. */
export type TextLimit = {
  limit: number;
  unit: Unit;
  /** What happens beyond it: the platform refuses the ad, shows only so much, or advises against it. */
  effect: 'blocks' | 'cuts' | 'advises';
  ruleId: string;
};

/** All lengths that matter in a field, the smallest first; none for a field that may be as long as one likes. */
export function limitsOf(format: AdFormat, field: string): TextLimit[] {
  return rulesOf(format)
    .flatMap((rule): TextLimit[] => {
      if (rule.field !== field || (rule.type !== 'length' && rule.type !== 'cut')) return [];
      const effect = rule.type === 'cut' ? 'cuts' : severityOf(rule) === 'blocks' ? 'blocks' : 'advises';
      return [{ limit: rule.limit, unit: rule.unit, effect, ruleId: rule.id }];
    })
    .toSorted((a, b) => a.limit - b.limit);
}

/** How many items a list takes: `{ min: 3, max: 15 }`; for a single field whether it must be filled in. */
export function countsOf(format: AdFormat, field: string): { min: number; max: number } {
  const rule = rulesOf(format).find((each) => each.field === field && each.type === 'count');
  return rule?.type === 'count' ? { min: rule.min, max: rule.max } : { min: 0, max: 1 };
}

/** A text's length by the limit that matters most to it. */
export type FieldLength = TextLimit & { length: number; isOver: boolean };

/** By the limit that blocks if that is exceeded, else by the longest that is, else by the shortest. */
export function fieldLength(text: string, limits: readonly TextLimit[]): FieldLength | undefined {
  const measured = limits.map((limit) => {
    const length = measure(text, limit.unit);
    return { ...limit, length, isOver: length > limit.limit };
  });
  const exceeded = measured.filter(({ isOver }) => isOver);
  return exceeded.find(({ effect }) => effect === 'blocks') ?? exceeded.at(-1) ?? measured[0];
}
