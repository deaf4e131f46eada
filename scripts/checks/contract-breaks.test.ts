import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { breaksBetween } from './contract-breaks';

interface Schema {
  type?: unknown;
  required?: string[];
  enum?: string[];
  maxLength?: number;
  properties: Record<string, Schema>;
}
interface Contract {
  paths: Record<
    string,
    Record<string, { [part: string]: unknown; parameters: unknown[]; responses: Record<string, unknown> }>
  >;
  components: { schemas: Record<string, Schema> };
}

const whole = parse(readFileSync('openapi.yaml', 'utf8')) as Contract;

/** As much of the contract as is changed here: all of it takes seconds. */
const contract: Contract = {
  ...whole,
  paths: Object.fromEntries(
    Object.entries(whole.paths).filter(([address]) => /^\/(webhooks|api-keys|campaigns$)/.test(address)),
  ),
};

/** What breaks when the contract is changed. */
function breaksOf(change: (changed: Contract) => void) {
  const changed = structuredClone(contract);
  change(changed);
  return breaksBetween(contract, changed);
}
const schema = ({ components }: Contract, name: string): Schema => {
  const found = components.schemas[name];
  if (!found) throw new Error(`The contract has no ${name}.`);
  return found;
};
const operation = ({ paths }: Contract, address: string, method: string) => {
  const found = paths[address]?.[method];
  if (!found) throw new Error(`The contract has no ${method} ${address}.`);
  return found;
};

it('is nothing between a contract and itself', () => {
  expect(breaksBetween(contract, contract)).toEqual([]);
});

it.each<[string, (changed: Contract) => void, string[]]>([
  [
    'an operation that is gone',
    ({ paths }) => void delete paths['/webhooks']?.post,
    ['createWebhook, operation: removed'],
  ],
  [
    'an address that is gone',
    ({ paths }) => void delete paths['/webhooks'],
    ['listWebhooks, operation: removed', 'createWebhook, operation: removed'],
  ],
  [
    'an operation with another name',
    (changed) => void (operation(changed, '/webhooks', 'post').operationId = 'addWebhook'),
    ['createWebhook, operation: operationId: "createWebhook" → "addWebhook"'],
  ],
  [
    'another scope',
    (changed) => void (operation(changed, '/campaigns', 'post')['x-scope'] = 'none'),
    ['createCampaign, operation: x-scope: "campaigns:write" → "none"'],
  ],
  [
    'a field that answers no longer have',
    (changed) => {
      const created = schema(changed, 'CreatedWebhook');
      delete created.properties.secret;
      created.required = ['webhook'];
    },
    [
      'createWebhook, response 201: secret may be missing',
      'createWebhook, response 201: secret: removed',
      'rotateWebhookSecret, response 200: secret may be missing',
      'rotateWebhookSecret, response 200: secret: removed',
    ],
  ],
  [
    'a field that is no longer taken',
    (changed) => void delete schema(changed, 'WebhookChange').properties.is_on,
    ['updateWebhook, body: is_on: removed'],
  ],
  [
    'a field that has to be sent',
    (changed) => void (schema(changed, 'WebhookChange').required = ['url']),
    ['updateWebhook, body: now required'],
  ],
  [
    'another kind of value in answers',
    (changed) =>
      void (schema(changed, 'CreatedWebhook').properties.secret = { type: ['string', 'null'], properties: {} }),
    [
      'createWebhook, response 201: secret: string → string or null',
      'rotateWebhookSecret, response 200: secret: string → string or null',
    ],
  ],
  [
    'a value that is no longer taken',
    (changed) => void schema(changed, 'KeyScope').enum?.pop(),
    ['createApiKey, body: scopes[]: no more analytics:write'],
  ],
  [
    'a tighter bound',
    (changed) => {
      const { name } = schema(changed, 'NewApiKey').properties;
      if (name) name.maxLength = 10;
    },
    ['createApiKey, body: name.maxLength: maxLength: 80 → 10'],
  ],
  [
    'another status',
    (changed) => {
      const { responses } = operation(changed, '/webhooks', 'post');
      responses['200'] = responses['201'];
      delete responses['201'];
    },
    ['createWebhook, response 201: removed'],
  ],
])('is %s', (_what, change, wanted) => {
  expect(breaksOf(change).map(({ operation: id, place, change: how }) => `${id}, ${place}: ${how}`)).toEqual(wanted);
});

it.each<[string, (changed: Contract) => void]>([
  [
    'a new field in answers',
    (changed) => void (schema(changed, 'Webhook').properties.label = { type: 'string', properties: {} }),
  ],
  [
    'a new field that may be sent',
    (changed) => void (schema(changed, 'WebhookChange').properties.label = { type: 'string', properties: {} }),
  ],
  ['a new error code', (changed) => void schema(changed, 'ErrorCode').enum?.push('on_fire')],
  ['other words', (changed) => void (operation(changed, '/webhooks', 'post').description = 'Other words.')],
  [
    'a wider bound',
    (changed) => {
      const { name } = schema(changed, 'NewApiKey').properties;
      if (name) name.maxLength = 100;
    },
  ],
])('is not %s', (_what, change) => {
  expect(breaksOf(change)).toEqual([]);
});
