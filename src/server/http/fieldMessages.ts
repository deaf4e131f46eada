import type { ErrorObject } from 'ajv';
import type { FieldError } from '../lib/refusal';
import { nameOf } from './fieldNames';

/** What the contract's check found, as one sentence for each field. */
export function fieldErrorsOf(found: readonly Partial<ErrorObject>[]): FieldError[] {
  const errors = new Map<string, FieldError>();
  for (const error of found) {
    const field = fieldOf(error);
    // The first is enough: a text that is too short may also miss the pattern.
    if (!errors.has(field)) errors.set(field, { field, message: messageOf(error, nameOf(field)) });
  }
  return [...errors.values()];
}

/** Names in messages are cut: a request could be made of nothing but one name. */
const longestField = 100;

function fieldOf({ instancePath = '', keyword, params = {} }: Partial<ErrorObject>): string {
  const path = instancePath.split('/').slice(1);
  if (keyword === 'required') path.push(String(params.missingProperty));
  if (keyword === 'additionalProperties') path.push(String(params.additionalProperty));
  if (keyword === 'discriminator') path.push(String(params.tag));
  return path.join('.').slice(0, longestField) || 'body';
}

const messageOf = ({ keyword = '', params = {} }: Partial<ErrorObject>, name: string): string =>
  sentences[keyword]?.(name, params) ?? `${name} isn’t valid.`;

const formatNames: Readonly<Record<string, string>> = {
  date: 'a date, such as 2026-11-01',
  'date-time': 'a time, such as 2026-11-01T09:00:00Z',
};

/** One sentence for each keyword that the contract uses. */
const sentences: Readonly<Record<string, (name: string, params: ErrorObject['params']) => string>> = {
  required: (name) => `${name} is required.`,
  additionalProperties: (name) => `${name} isn’t a known field.`,
  type: (name, { type }) => (name === 'Body' ? 'The request needs a JSON body.' : `${name} must be ${kindOf(type)}.`),
  enum: (name, { allowedValues }) => `${name} must be one of ${(allowedValues as unknown[]).map(String).join(', ')}.`,
  discriminator: (name) => `${name} isn’t a known option.`,
  minimum: (name, { limit }) => `${name} must be at least ${grouped(limit)}.`,
  maximum: (name, { limit }) => `${name} must be at most ${grouped(limit)}.`,
  multipleOf: (name) => `${name} can have up to two decimals.`,
  minLength: (name, { limit }) => (limit === 1 ? blank(name) : `${name} must be at least ${limit} characters.`),
  maxLength: (name, { limit }) => `${name} can’t be more than ${grouped(limit)} characters.`,
  pattern: (name, { pattern }) => patternSentence(name, pattern),
  not: (name) => `${name} can’t contain line breaks, links, or addresses such as name.com.`,
  format: (name, { format }) => `${name} must be ${formatNames[String(format)] ?? 'an ID'}.`,
  minItems: (name, { limit }) => `${name} must have at least ${limit} ${limit === 1 ? 'entry' : 'entries'}.`,
  maxItems: (name, { limit }) => `${name} can’t have more than ${grouped(limit)} entries.`,
};

const blank = (name: string): string => `${name} can’t be blank.`;

const hexColor = '^#[0-9A-Fa-f]{6}$';

function patternSentence(name: string, pattern: unknown): string {
  if (pattern === '\\S') return blank(name);
  return pattern === hexColor
    ? `${name} must be a color, such as #0b6e4f.`
    : `${name} must be an email address, such as name@example.com.`;
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

const kindOf = (types: unknown): string =>
  [types]
    .flat()
    .map((type) => kinds[String(type)] ?? String(type))
    .join(' or ');

const grouped = (limit: unknown): string => Number(limit).toLocaleString('en-US');
