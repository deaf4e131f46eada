import { contract, contractOperations } from '../testing/contractCheck';
import { sampleBodies } from '../testing/samples';
import { jsonLimit, type Schema } from './bodyLimit';

const limitOf = (operationId: string): number => {
  const operation = contractOperations.find((one) => one.operationId === operationId);
  return jsonLimit(operation?.requestBody?.content['application/json']?.schema, contract);
};

it('is what an operation needs at the most, and a little where it takes nothing', () => {
  expect(limitOf('logIn')).toBe(7 * 1_024);
  expect(limitOf('requestPasswordReset')).toBe(4 * 1_024);
  expect(limitOf('createDemoAccount')).toBe(4 * 1_024);
  expect(limitOf('createCampaign')).toBeLessThan(256 * 1_024);
});

it('is 1 MB where an operation takes more, or something that the contract does not describe', () => {
  expect(limitOf('importCampaignMetrics')).toBe(1_048_576);
  expect(limitOf('receivePaymentEvent')).toBe(1_048_576);
});

it.each(contractOperations.filter(({ requestBody }) => requestBody?.content['application/json']))(
  'leaves room for what $operationId takes',
  ({ operationId }) => {
    expect(limitOf(operationId)).toBeGreaterThan(JSON.stringify(sampleBodies[operationId], null, 2).length);
  },
);

const closed = (properties: Record<string, Schema>): Schema => ({
  type: 'object',
  additionalProperties: false,
  properties,
});
const longest = '😀'.repeat(1_000);
const escaped = longest.replaceAll(/[\ud800-\udfff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16)}`);

it.each<[string, Schema, string]>([
  ['a text in escapes', closed({ text: { type: 'string', maxLength: 1_000 } }), `{"text": "${escaped}"}`],
  [
    'a list of texts',
    closed({ list: { type: 'array', maxItems: 3, items: { type: 'string', maxLength: 1_000 } } }),
    JSON.stringify({ list: [longest, longest, longest] }, null, 8),
  ],
  [
    'the longest of several shapes',
    { oneOf: [{ type: 'null' }, closed({ text: { type: ['string', 'null'], maxLength: 1_000 } })] },
    `{"text": "${escaped}"}`,
  ],
  [
    'all parts of a shape',
    {
      allOf: [
        closed({ one: { type: 'string', maxLength: 1_000 } }),
        closed({ other: { type: 'string', maxLength: 1_000 } }),
      ],
    },
    `{"one": "${escaped}", "other": "${escaped}"}`,
  ],
])('takes %s at its longest', (_what, schema, json) => {
  const limit = jsonLimit(schema, {});
  expect(limit).toBeGreaterThanOrEqual(Buffer.byteLength(json));
  expect(limit).toBeLessThan(4 * Buffer.byteLength(json));
});
