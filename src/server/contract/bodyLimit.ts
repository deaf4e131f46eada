import { mostBodyBytes } from '../http/jsonBody';
import { namedBy } from './references';

/** The parts of a schema that are read here. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  maxLength?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
}

/** The least that any operation takes: small enough to be read in no time. */
const leastBytes = 4_096;

/** Fields that are accepted and ignored have no bounds. Clients send back what they were sent, which was small. */
const ignoredBytes = 4_096;

/** A character outside of the basic plane, written with escapes, as `\ud83d\ude00`. */
const characterBytes = 12;

/** Quotes, colon, comma, and the blanks of an indentation. */
const aroundBytes = 16;

/** The longest number, true, false and null. */
const plainBytes = 25;

/** Texts that have their length from their format. */
const formatBytes: Readonly<Record<string, number>> = { uuid: 36, date: 10 };

/**
 * How many bytes the JSON of an operation may have: no more than the longest that its schema takes, so that nobody
 * makes the server read what it refuses anyway. Without a schema, the operation takes no body.
 */
export function jsonLimit(schema: Schema | undefined, document: object): number {
  const bytes = schema ? mostBytes(schema, document) : 0;
  const wholeKilobytes = Math.ceil(bytes / 1_024) * 1_024;
  return Math.min(mostBodyBytes, Math.max(leastBytes, wholeKilobytes));
}

/** The most bytes that a value of a schema is written with; `Infinity` where the schema sets no bound. */
function mostBytes(schema: Schema, document: object): number {
  const most = (one: Schema) => mostBytes(one, document);
  if (schema.$ref !== undefined) return most(namedBy(schema.$ref, document) as Schema);
  const { oneOf, anyOf, allOf, ...rest } = schema;
  const choices = oneOf ?? anyOf;
  if (choices) return Math.max(...choices.map(most));
  if (allOf) return [...allOf, ...(rest.properties ? [rest] : [])].map(most).reduce((sum, bytes) => sum + bytes, 0);
  if ('const' in schema) return jsonBytes(schema.const);
  if (schema.enum) return Math.max(...schema.enum.map(jsonBytes));
  if (schema.type === undefined) return ignoredBytes;
  return Math.max(...[schema.type].flat().map((type) => mostBytesOfType(type, schema, most)));
}

function mostBytesOfType(type: string, schema: Schema, most: (schema: Schema) => number): number {
  switch (type) {
    case 'string': {
      const known = formatBytes[schema.format ?? ''];
      return aroundBytes + (known ?? characterBytes * (schema.maxLength ?? Infinity));
    }
    case 'array':
      return (
        aroundBytes + (schema.maxItems ?? Infinity) * (aroundBytes + (schema.items ? most(schema.items) : Infinity))
      );
    case 'object': {
      if (schema.additionalProperties !== false) return Infinity;
      const fields = Object.entries(schema.properties ?? {});
      return fields.reduce((sum, [name, field]) => sum + name.length + aroundBytes + most(field), aroundBytes);
    }
    default:
      return plainBytes;
  }
}

const jsonBytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
