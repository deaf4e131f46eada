import { createSchemaCompiler } from './schemaValidation';

const compile = (schema: object) => createSchemaCompiler()({ schema, method: 'POST', url: '/', httpPart: 'body' });

function keywordsFor(schema: object, value: unknown): string[] {
  const validate = compile(schema);
  return validate(value) ? [] : (validate.errors ?? []).map(({ keyword }) => keyword);
}

it('matches no text against a pattern that is longer than it may be', () => {
  // An expression that would take years for a text of this length.
  const schema = { type: 'string', maxLength: 50, pattern: '^(a+)+$' };
  expect(keywordsFor(schema, `${'a'.repeat(500_000)}!`)).toEqual(['maxLength']);
  expect(keywordsFor(schema, 'ab')).toEqual(['pattern']);
  expect(keywordsFor(schema, 'aa')).toEqual([]);
});

it('looks into no list that is longer than it may be', () => {
  const schema = { type: 'array', maxItems: 3, uniqueItems: true, items: { type: 'integer' } };
  expect(keywordsFor(schema, Array.from({ length: 100_000 }, String))).toEqual(['maxItems']);
  expect(keywordsFor(schema, ['x', 1])).toEqual(['type']);
  expect(keywordsFor(schema, [1, 2, 1])).toEqual(['uniqueItems']);
});

it('finds no more than 20 faults in a list', () => {
  const row = { type: 'object', required: ['a', 'b'], properties: { a: {}, b: {} } };
  const schema = { type: 'array', maxItems: 5_000, items: row };
  expect(keywordsFor(schema, Array(5_000).fill({}))).toHaveLength(20);
});

it('finds faults far down in a list', () => {
  const validate = compile({ type: 'array', maxItems: 5_000, items: { type: 'integer' } });
  expect(validate([...Array(4_000).fill(1), 'x', 1, 'y'])).toBe(false);
  expect(validate.errors?.map(({ instancePath }) => instancePath)).toEqual(['/4000', '/4002']);
});

it('names no more than 20 unknown fields', () => {
  const validate = compile({ type: 'object', additionalProperties: false, properties: { known: {} } });
  expect(validate({ known: 1, other: 2 })).toBe(false);
  expect(validate.errors).toMatchObject([{ keyword: 'additionalProperties', params: { additionalProperty: 'other' } }]);
  expect(validate(Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`k${index}`, 1])))).toBe(false);
  expect(validate.errors).toHaveLength(20);
});

it.each([[{ type: 'string', pattern: 'a' }], [{ type: 'array', items: {} }], [{ type: 'array', uniqueItems: true }]])(
  'takes no %j, which has no bound',
  (schema) => {
    const validate = compile(schema);
    expect(() => validate(schema.type === 'array' ? [] : '')).toThrow(/without max/);
  },
);
