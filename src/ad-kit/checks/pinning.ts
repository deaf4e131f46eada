import type { PinnableText } from '../ad';
import { countArrangements, pinPlan } from '../pins';
import { type Check, fieldLabel, labelOf, lowerFirst } from './breach';

export const checkPins: Check<'pins'> = (rule, { ad, platform }) => {
  if (ad.format !== 'google_search' || (rule.field !== 'headlines' && rule.field !== 'descriptions')) return [];
  const texts: readonly PinnableText[] = ad[rule.field];
  if (rule.demands === 'position') {
    return texts.flatMap(({ pin }, index) => {
      if (pin === null || (Number.isInteger(pin) && pin >= 1 && pin <= rule.positions)) return [];
      const path = `${rule.field}[${index}]`;
      const sentence = `${labelOf(ad.format, path)} is pinned to position ${pin}; ${platform} has positions 1 to ${rule.positions}.`;
      return [{ path, sentence }];
    });
  }

  const plan = pinPlan(texts, rule.positions);
  const used = texts.filter(({ text }) => text.trim() !== '').length;
  // With too few texts the missing ones are the trouble, not the pins.
  if (used < rule.positions) return [];
  const label = lowerFirst(fieldLabel(ad.format, rule.field));
  const open = plan.pinned.filter((here) => here === null).length - plan.filled;
  if (rule.demands === 'fillable' && open > 0) {
    const sentence = `Your pins leave ${open} of ${rule.positions} ${label} positions empty: too many are pinned to one position.`;
    return [{ path: rule.field, sentence }];
  }
  if (rule.demands === 'choice' && open === 0 && countArrangements(plan) === 1) {
    const sentence = `Your pins leave ${platform} only one way to combine ${label}s. Pin two or three to a position to give it a choice.`;
    return [{ path: rule.field, sentence }];
  }
  return [];
};
