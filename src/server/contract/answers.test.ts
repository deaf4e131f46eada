import { serializeWhenUsed } from './answers';

const compile = serializeWhenUsed({}, {});
const route = { method: 'GET', url: '/', httpStatus: '200' };

it('writes what the schema has, and refuses an answer without a required field', () => {
  const schema = { type: 'object', required: ['id'], properties: { id: { type: 'string' } } };
  const serialize = compile({ ...route, schema });
  expect(serialize({ id: 'x', secret: 'y' })).toBe('{"id":"x"}');
  expect(() => serialize({})).toThrow('"id" is required!');
});

it('reads no schema before an answer is sent', () => {
  const serialize = compile({ ...route, schema: { $ref: '#/nowhere' } });
  expect(() => serialize({})).toThrow();
});
