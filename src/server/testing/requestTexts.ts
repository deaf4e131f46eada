import { contract, type ContractOperation } from './contractCheck';
import { sampleBodies } from './samples';

/** What is read here of a schema of the contract. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  minItems?: number;
  examples?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  oneOf?: Schema[];
}

/** One text that an operation takes. */
export interface RequestText {
  /** Where it stands, such as `contents.0.headlines.0`. */
  field: string;
  schema: Schema;
  /** Which of several shapes its body has: those of one shape can be in one body. */
  shape: string;
  /** The request's body, or its query parameters by name, with this text in it and the rest as it should be. */
  place: (text: string) => unknown;
}

/** Every text of an operation's JSON body, those of each shape that a part of it may have. */
export function textsOfBody(operation: ContractOperation): RequestText[] {
  const schema = operation.requestBody?.content['application/json']?.schema;
  return schema ? textsIn(schema, sampleBodies[operation.operationId]) : [];
}

/** Every text among an operation's query parameters. */
export function textsOfQuery({ parameters = [] }: ContractOperation): RequestText[] {
  return parameters
    .map((parameter) => (parameter.$ref ? follow<typeof parameter>(parameter.$ref) : parameter))
    .filter(({ in: where }) => where === 'query')
    .flatMap(({ name = '', schema = {} }) =>
      textsIn(schema, undefined).map((text) => within(name, text, (value) => ({ [name]: String(value) }))),
    );
}

/** `sample` is a right value of the schema; made up where there is none. */
function textsIn(reference: Schema, sample: unknown): RequestText[] {
  const schema = resolve(reference);
  if (schema.oneOf) {
    return schema.oneOf.flatMap((one, index) =>
      textsIn(one, undefined).map((text) => ({ ...text, shape: `${index}.${text.shape}` })),
    );
  }
  if (isOf(schema, 'object')) {
    const rest = (sample ?? sampleOf(schema)) as Record<string, unknown>;
    return Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
      textsIn(property, rest[name]).map((text) => within(name, text, (inner) => ({ ...rest, [name]: inner }))),
    );
  }
  if (isOf(schema, 'array') && schema.items) {
    const [first] = (sample ?? []) as unknown[];
    return textsIn(schema.items, first).map((text) => within('0', text, (inner) => [inner]));
  }
  return isFreeText(schema) ? [{ field: '', schema, shape: '', place: (text) => text }] : [];
}

const within = (name: string, text: RequestText, wrap: (inner: unknown) => unknown): RequestText => ({
  ...text,
  field: text.field ? `${name}.${text.field}` : name,
  place: (value) => wrap(text.place(value)),
});

/** One body in which a text of its own stands at the place of each of several, which have one shape. */
export function placeInAll(texts: readonly RequestText[], textOf: (schema: Schema) => string): unknown {
  const placed = texts.map(({ place, schema }) => ({ text: textOf(schema), place }));
  const isPlaced = (value: unknown) => placed.some(({ text }) => text === value);
  return placed.map(({ place, text }) => place(text)).reduce((all, one) => merged(all, one, isPlaced));
}

function merged(all: unknown, one: unknown, isPlaced: (value: unknown) => boolean): unknown {
  if (isPlaced(all)) return all;
  if (isPlaced(one)) return one;
  if (Array.isArray(all) && Array.isArray(one)) return all.map((item, index) => merged(item, one[index], isPlaced));
  if (!isObject(all) || !isObject(one)) return all ?? one;
  const names = new Set([...Object.keys(all), ...Object.keys(one)]);
  return Object.fromEntries([...names].map((name) => [name, merged(all[name], one[name], isPlaced)]));
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A right value with nothing in it that is not required. */
function sampleOf(reference: Schema): unknown {
  const schema = resolve(reference);
  if (schema.const !== undefined) return schema.const;
  if (schema.examples) return schema.examples[0];
  if (schema.enum) return schema.enum[0];
  if (schema.oneOf) return sampleOf(schema.oneOf[0] ?? {});
  if (isOf(schema, 'object')) {
    const required = (schema.required ?? []).map((name) => [name, sampleOf(schema.properties?.[name] ?? {})] as const);
    return Object.fromEntries(required);
  }
  if (isOf(schema, 'array')) return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {}));
  if (isOf(schema, 'string')) return 'a'.repeat(schema.minLength ?? 0);
  return schema.minimum ?? 0;
}

const isFreeText = (schema: Schema): boolean => isOf(schema, 'string') && !schema.enum && schema.const === undefined;

const isOf = ({ type }: Schema, wanted: string): boolean => [type].flat().includes(wanted);

/** The schema itself where there is a reference to it. */
export const resolve = (schema: Schema): Schema => (schema.$ref ? follow<Schema>(schema.$ref) : schema);

const follow = <T>(pointer: string): T =>
  pointer
    .slice(2)
    .split('/')
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], contract) as T;
