import fc from 'fast-check';
import { createSchemaCompiler } from './schemaValidation';

const money = { type: 'number', minimum: 0, maximum: 100_000_000, multipleOf: 0.01 };
const compile = (schema: object, httpPart: string) =>
  createSchemaCompiler()({ schema, method: 'POST', url: '/', httpPart });

it('takes every amount of whole cents', () => {
  const isValid = compile(money, 'body');
  fc.assert(
    fc.property(fc.nat({ max: 10_000_000_000 }), (cents) => {
      expect(isValid(cents / 100)).toBe(true);
    }),
    { numRuns: 5_000 },
  );
});

it('takes no third decimal', () => {
  const isValid = compile(money, 'body');
  fc.assert(
    fc.property(fc.nat({ max: 9_999_999_999 }), fc.integer({ min: 1, max: 9 }), (cents, thousandth) => {
      expect(isValid((cents * 10 + thousandth) / 1000)).toBe(false);
    }),
    { numRuns: 5_000 },
  );
});

it('turns texts into numbers in addresses only', () => {
  const schema = { type: 'object', properties: { limit: { type: 'integer' } } };
  expect(compile(schema, 'querystring')({ limit: '5' })).toBe(true);
  expect(compile(schema, 'body')({ limit: '5' })).toBe(false);
});
