import { isIP } from 'node:net';
import path from 'node:path';

const planIds = ['free', 'pro', 'business', 'enterprise'] as const;
const checkoutModes = ['stripe', 'sandbox', 'off'] as const;
const aiProviders = ['builtin', 'openai', 'anthropic'] as const;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The settings of one process, all with a value. */
export interface Config {
  host: string;
  port: number;
  /** Where browsers reach the product, without a slash at the end. */
  publicUrl: string;
  dataDir: string;
  /** `undefined`: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** `undefined`: mails stay in the outbox. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Whether mails that stay in the outbox are shown in the log: only where nobody else reads it or gets such mails. */
  mailsInLog: boolean;
  demo: boolean;
  logLevel: (typeof logLevels)[number];
  defaultPlan: (typeof planIds)[number];
  productName: string;
  rateLimits: boolean;
  /** Whether webhooks may be sent to this machine itself, by http too. */
  webhooksOnLoopback: boolean;
  /**
   * Which reverse proxies are trusted to say where a request comes from: how many are in front, or their addresses.
   * `false`: none; the connection's own address counts.
   */
  trustProxy: false | number | string[];
  checkout: (typeof checkoutModes)[number];
  /** Set where `checkout` is `stripe`. */
  stripe: { secretKey: string; webhookSecret: string } | undefined;
  /** Who writes ad copy; `undefined`: the product does by itself. */
  ai: AiSettings | undefined;
  /** Who gets a plan by sandbox payments. Real accounts only where the product runs for one person on a laptop. */
  sandboxReach: 'nobody' | 'demos' | 'everybody';
}

/** A provider whose model writes ad copy. `baseUrl` is another server that speaks its protocol. */
type AiSettings = { baseUrl: string | undefined; model: string } & (
  { provider: 'openai'; apiKey: string | undefined } | { provider: 'anthropic'; apiKey: string }
);

/** Says which setting is wrong, in one line for the person who starts the product. */
export class BadSetting extends Error {
  constructor(variable: string, value: string, takes: string) {
    // An address may hold a password, which doesn't belong in a log.
    const shown = value.replace(/:\/\/[^@/]*@/, '://***@');
    super(`${variable} is ${JSON.stringify(shown)}, but it takes ${takes}.`);
    this.name = 'BadSetting';
  }
}

type ReadSetting = <T>(variable: string, fallback: T, parse: (value: string) => T | undefined, takes: string) => T;
type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings from environment variables; an empty one counts as unset. Throws `BadSetting`. */
export function readConfig(environment: Environment): Config {
  const setting: ReadSetting = (variable, fallback, parse, takes) => {
    const value = environment[variable]?.trim();
    if (value === undefined || value === '') return fallback;
    const parsed = parse(value);
    if (parsed === undefined) throw new BadSetting(variable, value, takes);
    return parsed;
  };

  const host = setting('HOST', '127.0.0.1', asHost, 'a host name or an IP address');
  const port = setting('PORT', 3000, asPort, 'a port number from 0 to 65535');
  const databaseUrl = setting<string | undefined>(
    'DATABASE_URL',
    undefined,
    (value) => asUrl(value, ['postgres:', 'postgresql:']),
    'an address like postgres://user:password@host:5432/database',
  );
  const productName = setting('PRODUCT_NAME', 'Campaign Studio', asLine, 'a name of at most 60 characters');
  const publicUrl = setting(
    'PUBLIC_URL',
    `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`,
    asPublicUrl,
    'an address like https://ads.example.com',
  );
  const trustProxy = setting(
    'TRUST_PROXY',
    false,
    asTrustedProxies,
    'off, a number of proxies from 1 to 9, or their addresses like 10.0.0.1, 10.1.0.0/16',
  );
  // Behind a proxy the server listens on loopback too, and only its public address tells.
  const onLoopback = isLoopback(host) && isLoopback(hostOf(publicUrl)) && trustProxy === false;
  const rateLimits = setting('RATE_LIMITS', true, asSwitch, 'on or off');
  if (!rateLimits && !onLoopback) {
    throw new BadSetting(
      'RATE_LIMITS',
      'off',
      'off only where HOST and PUBLIC_URL are loopback addresses, without TRUST_PROXY (it is for load tests)',
    );
  }
  const webhooksOnLoopback = setting('WEBHOOKS_ON_LOOPBACK', false, asSwitch, 'on or off');
  if (webhooksOnLoopback && !onLoopback) {
    throw new BadSetting(
      'WEBHOOKS_ON_LOOPBACK',
      'on',
      'on only where HOST and PUBLIC_URL are loopback addresses, without TRUST_PROXY (it is for trying webhooks out)',
    );
  }
  const forOnePerson = databaseUrl === undefined && onLoopback;
  const demo = setting('DEMO', forOnePerson, asSwitch, 'on or off');
  const stripe = readStripe(environment);
  const checkout = setting(
    'CHECKOUT',
    stripe ? 'stripe' : demo ? 'sandbox' : 'off',
    oneOf(checkoutModes),
    `one of ${checkoutModes.join(', ')}`,
  );
  if (checkout === 'stripe' && !stripe) {
    throw new BadSetting('CHECKOUT', checkout, 'stripe only with STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET');
  }
  // Everyone who can reach a sandbox gets plans without paying.
  if (checkout === 'sandbox' && (stripe || !demo)) {
    throw new BadSetting('CHECKOUT', checkout, 'sandbox only where DEMO is on and no Stripe keys are set');
  }
  return {
    host,
    port,
    publicUrl,
    dataDir: path.resolve(setting('DATA_DIR', '.data', asPath, 'the path of a folder')),
    databaseUrl,
    smtpUrl: setting<string | undefined>(
      'SMTP_URL',
      undefined,
      (value) => asUrl(value, ['smtp:', 'smtps:']),
      'an address like smtp://user:password@mail.example.com:587',
    ),
    mailFrom: setting(
      'MAIL_FROM',
      `${productName} <no-reply@localhost>`,
      asSender,
      'a sender like Studio <studio@example.com>',
    ),
    mailsInLog: onLoopback,
    demo,
    logLevel: setting('LOG_LEVEL', 'info', oneOf(logLevels), `one of ${logLevels.join(', ')}`),
    defaultPlan: setting('DEFAULT_PLAN', 'free', oneOf(planIds), `one of ${planIds.join(', ')}`),
    productName,
    rateLimits,
    webhooksOnLoopback,
    trustProxy,
    checkout,
    stripe: checkout === 'stripe' ? stripe : undefined,
    ai: readAi(setting),
    sandboxReach: checkout !== 'sandbox' ? 'nobody' : forOnePerson ? 'everybody' : 'demos',
  };
}

/** `undefined` if neither key is set. A key is never shown. */
function readStripe(environment: Environment): Config['stripe'] {
  const secretKey = environment.STRIPE_SECRET_KEY?.trim() ?? '';
  const webhookSecret = environment.STRIPE_WEBHOOK_SECRET?.trim() ?? '';
  if (secretKey === '' && webhookSecret === '') return undefined;
  if (!/^[sr]k_(test|live)_\w+$/.test(secretKey)) {
    throw new BadSetting(
      'STRIPE_SECRET_KEY',
      hidden(secretKey),
      'a secret key like sk_live_… together with STRIPE_WEBHOOK_SECRET',
    );
  }
  if (!/^whsec_\S+$/.test(webhookSecret)) {
    throw new BadSetting(
      'STRIPE_WEBHOOK_SECRET',
      hidden(webhookSecret),
      'a signing secret like whsec_… together with STRIPE_SECRET_KEY',
    );
  }
  return { secretKey, webhookSecret };
}

/** `undefined` where the product writes by itself. A key is never shown. */
function readAi(setting: ReadSetting): Config['ai'] {
  const provider = setting<(typeof aiProviders)[number] | undefined>(
    'AI_PROVIDER',
    undefined,
    oneOf(aiProviders),
    `one of ${aiProviders.join(', ')}`,
  );
  const text = (variable: string, parse: (value: string) => string | undefined, takes: string) =>
    setting<string | undefined>(variable, undefined, parse, takes);
  const baseUrl = text('AI_BASE_URL', asApiUrl, 'an address like https://models.example.com/v1, without a password');
  const apiKey = text('AI_API_KEY', asIs, 'a key');
  const model = text('AI_MODEL', asModel, 'the name of a model, of at most 100 characters');
  if (provider === 'builtin') return undefined;
  if (provider === undefined) {
    // Someone who sets a model expects it to be used, and would not notice that it isn't.
    if (!baseUrl && !apiKey && !model) return undefined;
    throw new BadSetting('AI_PROVIDER', '', 'openai or anthropic where another AI_… setting is set');
  }
  if (model === undefined) throw new BadSetting('AI_MODEL', '', `the name of a model of AI_PROVIDER ${provider}`);
  if (!/^[\x21-\x7e]{0,500}$/.test(apiKey ?? '')) {
    throw new BadSetting('AI_API_KEY', '***', 'a key without spaces, of at most 500 characters');
  }
  // Servers that people run themselves often need none.
  if (provider === 'openai' && baseUrl !== undefined) return { provider, baseUrl, apiKey, model };
  if (apiKey === undefined) throw new BadSetting('AI_API_KEY', '', `a key of AI_PROVIDER ${provider}`);
  return { provider, baseUrl, apiKey, model };
}

const hidden = (secret: string): string => (secret === '' ? '' : '***');

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '');

const isLoopback = (host: string): boolean => /^(localhost|\[?::1\]?|127(\.\d+){3})$/i.test(host);

const asHost = (value: string) => (isIP(value) || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(value) ? value : undefined);

const asPort = (value: string) => (/^\d{1,5}$/.test(value) && Number(value) <= 65_535 ? Number(value) : undefined);

const asPath = (value: string) => (value.includes('\0') ? undefined : value);

const asIs = (value: string) => value;

const asModel = (value: string) => (/^[^\s\p{Cc}]{1,100}$/u.test(value) ? value : undefined);

/** A password in it would be sent nowhere: keys have a setting of their own. */
function asApiUrl(value: string): string | undefined {
  const url = asPublicUrl(value);
  return url && new URL(url).username === '' && new URL(url).password === '' ? url : undefined;
}

const asLine = (value: string) => (/^[^\p{Cc}]{1,60}$/u.test(value) ? value : undefined);

const asSender = (value: string) =>
  /^([^<>\p{Cc}]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/u.test(value) ? value : undefined;

function asTrustedProxies(value: string): Config['trustProxy'] | undefined {
  if (value.toLowerCase() === 'off') return false;
  if (/^[1-9]$/.test(value)) return Number(value);
  const addresses = value.split(',').map((address) => address.trim());
  return addresses.every(isAddressOrRange) ? addresses : undefined;
}

/** Like 10.0.0.1 or 10.1.0.0/16. A range of all addresses would let everybody name the address they come from. */
function isAddressOrRange(value: string): boolean {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(value) ?? [];
  const version = isIP(address);
  return version !== 0 && (bits === undefined || (Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128)));
}

const asSwitch = (value: string) =>
  value.toLowerCase() === 'on' ? true : value.toLowerCase() === 'off' ? false : undefined;

const oneOf =
  <T extends string>(words: readonly T[]) =>
  (value: string): T | undefined =>
    words.find((word) => word === value.toLowerCase());

function asUrl(value: string, protocols: readonly string[]): string | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url && protocols.includes(url.protocol) ? value : undefined;
}

function asPublicUrl(value: string): string | undefined {
  const url = asUrl(value, ['http:', 'https:']);
  return url && new URL(url).search === '' && new URL(url).hash === '' ? /^.*[^/]/s.exec(url)?.[0] : undefined;
}
