import path from 'node:path';
import { readConfig } from './config';

it('runs with nothing set', () => {
  expect(readConfig({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://127.0.0.1:3000',
    dataDir: path.resolve('.data'),
    databaseUrl: undefined,
    smtpUrl: undefined,
    mailFrom: 'Campaign Studio <no-reply@localhost>',
    mailsInLog: true,
    demo: true,
    logLevel: 'info',
    defaultPlan: 'free',
    productName: 'Campaign Studio',
    rateLimits: true,
    webhooksOnLoopback: false,
    trustProxy: false,
    checkout: 'sandbox',
    stripe: undefined,
    ai: undefined,
    sandboxReach: 'everybody',
  });
});

it('takes an empty variable for one that is not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toEqual(readConfig({}));
});

it('reads what is set', () => {
  expect(
    readConfig({
      HOST: '0.0.0.0',
      PORT: '8080',
      PUBLIC_URL: 'https://ads.example.com/',
      DATABASE_URL: 'postgres://me:secret@db:5432/ads',
      SMTP_URL: 'smtps://mail.example.com',
      MAIL_FROM: 'ads@example.com',
      DEFAULT_PLAN: 'Enterprise',
      PRODUCT_NAME: 'Adwerk',
      LOG_LEVEL: 'debug',
    }),
  ).toMatchObject({
    host: '0.0.0.0',
    port: 8080,
    publicUrl: 'https://ads.example.com',
    databaseUrl: 'postgres://me:secret@db:5432/ads',
    smtpUrl: 'smtps://mail.example.com',
    mailFrom: 'ads@example.com',
    defaultPlan: 'enterprise',
    productName: 'Adwerk',
    logLevel: 'debug',
  });
});

/** A server on loopback that everybody reaches. */
const behindProxy = { PUBLIC_URL: 'https://ads.example.com' };

it.each([
  [{}, true],
  [{ HOST: 'localhost' }, true],
  [{ HOST: '::1' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ DATABASE_URL: 'postgres://db/ads' }, false],
  [{ HOST: '0.0.0.0', DEMO: 'on' }, true],
  [{ DEMO: 'off' }, false],
  [behindProxy, false],
  [{ ...behindProxy, DEMO: 'on' }, true],
  [{ TRUST_PROXY: '1' }, false],
  [{ PUBLIC_URL: 'http://[::1]:8080' }, true],
  [{ PUBLIC_URL: 'http://localhost:8080' }, true],
])('with %j, demos are on: %s', (environment, demo) => {
  expect(readConfig(environment).demo).toBe(demo);
});

it.each([
  [{}, true],
  [{ DATABASE_URL: 'postgres://db/ads' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [behindProxy, false],
  [{ TRUST_PROXY: '1' }, false],
])('with %j, the log shows mails: %s', (environment, shown) => {
  expect(readConfig(environment).mailsInLog).toBe(shown);
});

const keys = { STRIPE_SECRET_KEY: 'sk_test_123', STRIPE_WEBHOOK_SECRET: 'whsec_123' };
const onServer = { DATABASE_URL: 'postgres://db/ads' };

it.each([
  [{}, 'sandbox', 'everybody'],
  [{ DEMO: 'off' }, 'off', 'nobody'],
  [onServer, 'off', 'nobody'],
  [{ ...onServer, DEMO: 'on' }, 'sandbox', 'demos'],
  [{ HOST: '0.0.0.0', DEMO: 'on' }, 'sandbox', 'demos'],
  [{ ...onServer, DEMO: 'on', CHECKOUT: 'sandbox' }, 'sandbox', 'demos'],
  [behindProxy, 'off', 'nobody'],
  [{ ...behindProxy, DEMO: 'on' }, 'sandbox', 'demos'],
  [{ TRUST_PROXY: '1', DEMO: 'on' }, 'sandbox', 'demos'],
  [keys, 'stripe', 'nobody'],
  [{ ...keys, CHECKOUT: 'off' }, 'off', 'nobody'],
  [{ CHECKOUT: 'off' }, 'off', 'nobody'],
])('with %j, payments are taken by %s, and the sandbox gives plans to %s', (environment, checkout, sandboxReach) => {
  const stripe = { secretKey: 'sk_test_123', webhookSecret: 'whsec_123' };
  expect(readConfig(environment)).toMatchObject({
    checkout,
    sandboxReach,
    stripe: checkout === 'stripe' ? stripe : undefined,
  });
});

it.each([
  ['', false],
  ['off', false],
  ['1', 1],
  ['127.0.0.1', ['127.0.0.1']],
  ['10.0.0.0/8, ::1, fd00::/8', ['10.0.0.0/8', '::1', 'fd00::/8']],
])('with TRUST_PROXY=%s, trusts %j', (value, trusted) => {
  expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(trusted);
});

it.each([
  [{ HOST: 'a b' }, 'HOST is "a b", but it takes a host name or an IP address.'],
  [{ PORT: '70000' }, 'PORT is "70000", but it takes a port number from 0 to 65535.'],
  [{ PORT: '80a' }, 'PORT is "80a", but it takes a port number from 0 to 65535.'],
  [
    { PUBLIC_URL: 'ads.example.com' },
    'PUBLIC_URL is "ads.example.com", but it takes an address like https://ads.example.com.',
  ],
  [
    { DATABASE_URL: 'mysql://me:secret@db/ads' },
    'DATABASE_URL is "mysql://***@db/ads", but it takes an address like postgres://user:password@host:5432/database.',
  ],
  [
    { SMTP_URL: 'http://mail' },
    'SMTP_URL is "http://mail", but it takes an address like smtp://user:password@mail.example.com:587.',
  ],
  [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM is "nobody", but it takes a sender like Studio <studio@example.com>.'],
  [{ DEMO: 'yes' }, 'DEMO is "yes", but it takes on or off.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud", but it takes one of fatal, error, warn, info, debug, trace, silent.'],
  [{ DEFAULT_PLAN: 'gold' }, 'DEFAULT_PLAN is "gold", but it takes one of free, pro, business, enterprise.'],
  [
    { PRODUCT_NAME: 'x'.repeat(61) },
    `PRODUCT_NAME is "${'x'.repeat(61)}", but it takes a name of at most 60 characters.`,
  ],
  [{ CHECKOUT: 'free' }, 'CHECKOUT is "free", but it takes one of stripe, sandbox, off.'],
  [
    { CHECKOUT: 'stripe' },
    'CHECKOUT is "stripe", but it takes stripe only with STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.',
  ],
  [
    { ...onServer, CHECKOUT: 'sandbox' },
    'CHECKOUT is "sandbox", but it takes sandbox only where DEMO is on and no Stripe keys are set.',
  ],
  [
    { ...keys, CHECKOUT: 'sandbox' },
    'CHECKOUT is "sandbox", but it takes sandbox only where DEMO is on and no Stripe keys are set.',
  ],
  [
    { STRIPE_SECRET_KEY: 'pk_live_secret', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
    'STRIPE_SECRET_KEY is "***", but it takes a secret key like sk_live_… together with STRIPE_WEBHOOK_SECRET.',
  ],
  [
    { STRIPE_SECRET_KEY: 'sk_live_1' },
    'STRIPE_WEBHOOK_SECRET is "", but it takes a signing secret like whsec_… together with STRIPE_SECRET_KEY.',
  ],
  [
    { RATE_LIMITS: 'off', HOST: '0.0.0.0' },
    'RATE_LIMITS is "off", but it takes off only where HOST and PUBLIC_URL are loopback addresses, without TRUST_PROXY (it is for load tests).',
  ],
  [
    { RATE_LIMITS: 'off', ...behindProxy },
    'RATE_LIMITS is "off", but it takes off only where HOST and PUBLIC_URL are loopback addresses, without TRUST_PROXY (it is for load tests).',
  ],
  [
    { WEBHOOKS_ON_LOOPBACK: 'on', ...behindProxy },
    'WEBHOOKS_ON_LOOPBACK is "on", but it takes on only where HOST and PUBLIC_URL are loopback addresses, without TRUST_PROXY (it is for trying webhooks out).',
  ],
  ...['true', '0', '10', '10.0.0.1/33', '::/0', '0.0.0.0/0', '10.0.0.1,', 'proxy.example.com', '1 10.0.0.1'].map(
    (value): [Record<string, string>, string] => [
      { TRUST_PROXY: value },
      `TRUST_PROXY is "${value}", but it takes off, a number of proxies from 1 to 9, or their addresses like 10.0.0.1, 10.1.0.0/16.`,
    ],
  ),
])('says what is wrong with %j', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(message);
});

describe('who writes ad copy', () => {
  const openai = { AI_PROVIDER: 'openai', AI_API_KEY: 'sk-test-1', AI_MODEL: 'some-model' };
  const anthropic = { ...openai, AI_PROVIDER: 'Anthropic' };
  const local = { AI_PROVIDER: 'openai', AI_BASE_URL: 'http://127.0.0.1:11434/v1/', AI_MODEL: 'llama3.2:3b' };

  it.each([
    [openai, { provider: 'openai', baseUrl: undefined, apiKey: 'sk-test-1', model: 'some-model' }],
    [anthropic, { provider: 'anthropic', baseUrl: undefined, apiKey: 'sk-test-1', model: 'some-model' }],
    [local, { provider: 'openai', baseUrl: 'http://127.0.0.1:11434/v1', apiKey: undefined, model: 'llama3.2:3b' }],
    [{ ...anthropic, AI_PROVIDER: 'builtin' }, undefined],
    [{}, undefined],
  ])('is read: %j', (environment, ai) => {
    expect(readConfig(environment).ai).toEqual(ai);
  });

  it.each([
    ['AI_PROVIDER', { ...openai, AI_PROVIDER: 'oracle' }],
    ['AI_PROVIDER', { ...openai, AI_PROVIDER: '' }],
    ['AI_MODEL', { ...openai, AI_MODEL: '' }],
    ['AI_MODEL', { ...openai, AI_MODEL: 'two words' }],
    ['AI_API_KEY', { ...openai, AI_API_KEY: '' }],
    ['AI_API_KEY', { ...anthropic, AI_API_KEY: '', AI_BASE_URL: 'http://127.0.0.1:1' }],
    ['AI_API_KEY', { ...local, AI_API_KEY: 'sk test' }],
    ['AI_BASE_URL', { ...local, AI_BASE_URL: 'ftp://127.0.0.1' }],
    ['AI_BASE_URL', { ...local, AI_BASE_URL: 'http://me:secret@127.0.0.1' }],
    ['AI_BASE_URL', { ...local, AI_BASE_URL: 'http://127.0.0.1/v1?key=1' }],
  ])('is refused by the setting that is wrong: %s %j', (variable, environment) => {
    expect(() => readConfig(environment)).toThrow(new RegExp(`^${variable} is `));
  });

  it('never shows a key, nor a password in an address', () => {
    expect(() => readConfig({ ...openai, AI_API_KEY: 'sk secret' })).toThrow(
      'AI_API_KEY is "***", but it takes a key without spaces, of at most 500 characters.',
    );
    expect(() => readConfig({ ...local, AI_BASE_URL: 'http://me:secret@127.0.0.1' })).toThrow('http://***@127.0.0.1');
  });
});
