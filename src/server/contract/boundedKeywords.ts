import {
  _,
  type Ajv2020,
  type AnySchemaObject,
  type CodeKeywordDefinition,
  type KeywordCxt,
  Name,
} from 'ajv/dist/2020.js';
import { Type } from 'ajv/dist/compile/util.js';
import { mostErrors } from '../lib/refusal';

/**
 * Replaces the keywords whose work or whose errors would grow with whatever a request holds. A check that reports all
 * errors goes on where a length was refused already: it would still match a text of a megabyte against a pattern,
 * compare a hundred thousand entries with each other, or write an error for each of them.
 *
 * With these, a text is matched and a list looked into only where it is within its bound, which every schema with such
 * a keyword must have, and of each kind no more than `mostErrors` errors are found.
 */
export function boundKeywords(ajv: Ajv2020): void {
  for (const keyword of ['pattern', 'items', 'uniqueItems', 'additionalProperties']) ajv.removeKeyword(keyword);
  ajv.addKeyword({
    keyword: 'pattern',
    type: 'string',
    schemaType: 'string',
    error: { message: 'must match its pattern', params: ({ schemaCode }) => _`{pattern: ${schemaCode}}` },
    compile: compilePattern,
  });
  ajv.addKeyword(items);
  ajv.addKeyword({
    keyword: 'uniqueItems',
    type: 'array',
    schemaType: 'boolean',
    error: { message: 'must not hold an entry twice' },
    compile: compileUniqueItems,
  });
  ajv.addKeyword({ keyword: 'additionalProperties', type: 'object', schemaType: 'boolean', compile: compileNoOthers });
}

function compilePattern(pattern: string, schema: AnySchemaObject) {
  const expression = new RegExp(pattern, 'u');
  // A character outside of the basic plane is one for the contract and two for JavaScript.
  const longest = 2 * boundIn(schema, 'maxLength', 'pattern');
  return (text: string) => text.length > longest || expression.test(text);
}

function compileUniqueItems(isWanted: boolean, schema: AnySchemaObject) {
  const most = boundIn(schema, 'maxItems', 'uniqueItems');
  return (list: unknown[]) => !isWanted || list.length > most || new Set(list.map(asText)).size === list.length;
}

const asText = (entry: unknown): string => JSON.stringify(entry);

/** What the check calls the number of errors that it has found so far. */
const errorCount = new Name('errors');

/** Like the original, but reads nothing of a list that is too long, and stops when there are errors enough. */
const items: CodeKeywordDefinition = {
  keyword: 'items',
  type: 'array',
  schemaType: ['object', 'boolean'],
  code(context: KeywordCxt) {
    const { gen, data, keyword, parentSchema } = context;
    const most = boundIn(parentSchema, 'maxItems', keyword);
    const isValid = gen.name('valid');
    gen.if(_`${data}.length <= ${most}`, () => {
      gen.forRange('i', 0, _`${data}.length`, (index) => {
        gen.if(_`${errorCount} >= ${mostErrors}`, () => gen.break());
        context.subschema({ keyword, dataProp: index, dataPropType: Type.Num }, isValid);
      });
    });
  },
};

interface Check {
  (data: object): boolean;
  errors?: { keyword: string; params: { additionalProperty: string } }[];
}

function compileNoOthers(isAllowed: boolean, { properties = {} }: AnySchemaObject) {
  const known = new Set(Object.keys(properties as object));
  const check: Check = (data) => {
    if (isAllowed) return true;
    const others: string[] = [];
    for (const name in data) {
      if (others.length === mostErrors) break;
      if (!known.has(name)) others.push(name);
    }
    check.errors = others.map((name) => ({
      keyword: 'additionalProperties',
      params: { additionalProperty: name },
    }));
    return others.length === 0;
  };
  return check;
}

function boundIn(schema: AnySchemaObject, bound: 'maxLength' | 'maxItems', keyword: string): number {
  const limit: unknown = schema[bound];
  if (typeof limit !== 'number') throw new Error(`The contract has ${keyword} without ${bound}.`);
  return limit;
}
