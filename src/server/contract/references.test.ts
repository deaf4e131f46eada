import { createResolver } from './references';

const name = { type: 'string', maxLength: 20 };
const document = {
  schemas: {
    Name: name,
    Person: { type: 'object', properties: { name: { $ref: '#/schemas/Name' }, age: { type: 'integer' } } },
  },
};

it('puts what is referred to where it is referred to, at any depth', () => {
  expect(createResolver(document)({ oneOf: [{ $ref: '#/schemas/Person' }, { type: 'null' }] })).toEqual({
    oneOf: [{ type: 'object', properties: { name, age: { type: 'integer' } } }, { type: 'null' }],
  });
});

it('gives the same object to all who refer to it', () => {
  const resolve = createResolver(document);
  expect(resolve({ $ref: '#/schemas/Person' })).toBe(resolve({ $ref: '#/schemas/Person' }));
});

it('leaves out the mapping of a discriminator', () => {
  const resolve = createResolver(document);
  const discriminator = { propertyName: 'kind', mapping: { person: '#/schemas/Person' } };
  expect(resolve({ discriminator })).toEqual({ discriminator: { propertyName: 'kind' } });
});

it('leaves the contract as it is', () => {
  const before = structuredClone(document);
  createResolver(document)(document);
  expect(document).toEqual(before);
});
