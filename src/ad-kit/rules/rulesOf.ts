import type { AdFormat } from '../ad';
import { adFormats, formats } from '../formats';
import { advertisingRules } from './advertising';
import { facebookRules } from './facebook';
import { googleRules } from './google';
import { googleEditorialRules } from './googleEditorial';
import { instagramRules } from './instagram';
import { linkedinRules } from './linkedin';
import { type Rule, severityOf } from './rule';
import { twitterRules } from './twitter';

/** Every rule of every platform. */
export const allRules: readonly Rule[] = [
  ...googleRules,
  ...googleEditorialRules,
  ...facebookRules,
  ...instagramRules,
  ...linkedinRules,
  ...twitterRules,
  ...advertisingRules,
];

const byFormat = new Map<AdFormat, readonly Rule[]>(adFormats.map((format) => [format, inFieldOrder(format)]));

/** The rules of a format, in the order of its fields. */
export function rulesOf(format: AdFormat): readonly Rule[] {
  return byFormat.get(format) ?? [];
}

/** The rule of one type for a field; the one that blocks before one that advises. */
export function ruleFor<Type extends Rule['type']>(
  format: AdFormat,
  field: string,
  type: Type,
): Extract<Rule, { type: Type }> | undefined {
  const rules = rulesOf(format).filter(
    (rule): rule is Extract<Rule, { type: Type }> => rule.type === type && rule.field === field,
  );
  return rules.find((rule) => severityOf(rule) === 'blocks') ?? rules[0];
}

function inFieldOrder(format: AdFormat): readonly Rule[] {
  const order = new Map(formats[format].fields.map(({ name }, index) => [name, index]));
  const place = (rule: Rule) => order.get(rule.field) ?? order.size;
  return allRules.filter((rule) => rule.formats.includes(format)).toSorted((a, b) => place(a) - place(b));
}
