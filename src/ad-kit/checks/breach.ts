import type { Ad, AdFormat, ImageFacts } from '../ad';
import { type FieldValue, valuesIn } from '../fieldValues';
import { formats } from '../formats';
import { grouped } from '../grouped';
import { platformNames } from '../platforms';
import { measure, type Unit } from '../measure';
import type { FindingGroup } from '../preflight/finding';
import type { Rule } from '../rules/rule';

/** Where an ad breaks a rule, and the sentence that says so. */
export type Breach = {
  /** `final_url`, `headlines[2]`, `cards[0].headline`. */
  path: string;
  sentence: string;
  /** Where it isn't about what breaches of the rule usually are. */
  group?: FindingGroup;
};

/** An ad being checked: what the single checks need to know of it. */
export type Subject = {
  ad: Ad;
  /** "Google". */
  platform: string;
  /** The texts of a field, empty ones left out; ids of images and calls to action count as texts. */
  textsOf: (field: string) => readonly FieldValue[];
  /** The length of a text, counted once however many rules ask. */
  lengthOf: (text: string, unit: Unit) => number;
  /** What is known of the images, by id. */
  images: Readonly<Record<string, ImageFacts>>;
};

/** One type of rule's check. */
export type Check<Type extends Rule['type']> = (rule: Extract<Rule, { type: Type }>, subject: Subject) => Breach[];

export function subjectOf(ad: Ad, images: Subject['images']): Subject {
  const texts = new Map<string, readonly FieldValue[]>();
  const lengths = new Map<string, number>();
  return {
    ad,
    platform: platformNames[formats[ad.format].platform],
    images,
    textsOf: (field) => remembered(texts, field, () => valuesIn(ad, field).filter(({ text }) => text.trim() !== '')),
    lengthOf: (text, unit) => remembered(lengths, `${unit} ${text}`, () => measure(text, unit)),
  };
}

function remembered<Value>(known: Map<string, Value>, key: string, find: () => Value): Value {
  const value = known.get(key);
  if (value !== undefined) return value;
  const found = find();
  known.set(key, found);
  return found;
}

/** What a path is called in a sentence: "Headline 3", "Card 2’s headline", "Final URL". */
export function labelOf(format: AdFormat, path: string): string {
  const [, outer = '', index, inner] = /^(\w+)(?:\[(\d+)\])?(?:\.(\w+))?$/.exec(path) ?? [];
  const label = fieldLabel(format, outer);
  if (index === undefined) return label;
  const numbered = `${label} ${Number(index) + 1}`;
  return inner ? `${numbered}’s ${lowerFirst(fieldLabel(format, `${outer}.${inner}`))}` : numbered;
}

export function fieldLabel(format: AdFormat, field: string): string {
  return formats[format].fields.find(({ name }) => name === field)?.label ?? field;
}

/** For use within a sentence: "Headline" → "headline", but "URL" stays. */
export function lowerFirst(label: string): string {
  return /^\p{Lu}\p{Lu}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

/** "1 character", "2,048 characters". */
export function countOf(count: number, noun: string): string {
  return `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** The beginning of a text that may be of any length, for quoting it in a sentence. */
export function shortened(text: string): string {
  const characters = Array.from(text.slice(0, 100));
  return characters.length > 30 ? `${characters.slice(0, 30).join('')}…` : text;
}
