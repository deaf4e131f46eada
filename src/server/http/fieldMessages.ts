import type { ErrorObject } from 'ajv';
import type { FieldError } from '../lib/refusal';

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
  return path.join('.').slice(0, longestField) || 'body';
}

/** `full_name` → "Full name", `ids.0` → "Ids 1", `3.date` → "Date". */
function nameOf(field: string): string {
  const parts = field.split('.');
  const last = parts.at(-1) ?? '';
  const isIndex = /^\d+$/.test(last);
  const word = isIndex && parts.length > 1 ? parts.at(-2) : isIndex ? 'row' : last;
  const name = String(word).replaceAll('_', ' ') + (isIndex ? ` ${Number(last) + 1}` : '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function messageOf({ keyword, params = {} }: Partial<ErrorObject>, name: string): string {
  switch (keyword) {
    case 'required':
      return `${name} is required.`;
    case 'additionalProperties':
      return `${name} is not a known field.`;
    case 'type':
      return name === 'Body' ? 'The request needs a JSON body.' : `${name} must be ${kindOf(params.type)}.`;
    case 'enum':
      return `${name} must be one of ${(params.allowedValues as string[]).join(', ')}.`;
    case 'minimum':
      return `${name} must be at least ${grouped(params.limit)}.`;
    case 'maximum':
      return `${name} must be at most ${grouped(params.limit)}.`;
    case 'multipleOf':
      return `${name} must have at most two decimals.`;
    case 'minLength':
      return params.limit === 1
        ? `${name} must not be blank.`
        : `${name} must have at least ${params.limit} characters.`;
    case 'maxLength':
      return `${name} must have at most ${grouped(params.limit)} characters.`;
    case 'pattern':
      return params.pattern === '\\S'
        ? `${name} must not be blank.`
        : `${name} must be an address like name@example.com.`;
    case 'format':
      return params.format === 'date' ? `${name} must be a day like 2026-11-01.` : `${name} must be an id.`;
    case 'minItems':
      return `${name} must have at least ${params.limit} ${params.limit === 1 ? 'entry' : 'entries'}.`;
    case 'maxItems':
      return `${name} must have at most ${grouped(params.limit)} entries.`;
    default:
      return `${name} is not valid.`;
  }
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
