import { hash, verify } from '@node-rs/argon2';
import type { FastifyBaseLogger, FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { type AppDeps, buildApp } from '../app';
import { createJobs, type Jobs } from '../db/jobs';
import { type AllJobs, type JobServices, jobDefinitions } from '../jobs';
import type { Scope } from '../lib/scope';
import type { Caller } from '../modules/auth/auth.types';
import type { OutgoingMail } from '../modules/mail/mail.port';
import type { PasswordHasher } from '../modules/auth/passwordHasher.port';
import { createBuiltinWriter } from '../providers/builtin-writer/builtinWriter';
import { createHeavyTasks } from '../providers/heavy-work/heavyTasks';
import { createHttpsSender } from '../providers/webhook-sender/httpsSender';
import { createZxcvbnPasswords } from '../providers/zxcvbn/zxcvbnPasswords';
import { createServices, type ServiceDeps, type Services } from '../services';
import { checkAnswer } from './contractCheck';
import { silentLog } from './silentLog';
import { createTestClock, type TestClock } from './testClock';
import { borrowTestDatabase, type TestDatabase } from './testDatabase';
import { resources } from './testResources';

/** argon2id at its weakest, because tests hash many passwords that nobody has to guess. */
const weakHasher: PasswordHasher = {
  hash: (password) => hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 }),
  verify,
};

const verifyThen = (next: TestServerOptions['onPasswordCompared']) => async (stored: string, password: string) => {
  const matches = await weakHasher.verify(stored, password);
  await next?.();
  return matches;
};

export interface TestServer {
  app: FastifyInstance;
  services: Services;
  database: TestDatabase;
  clock: TestClock;
  jobs: Jobs<AllJobs, JobServices>;
  /** Mails that were delivered, oldest first. */
  mails: OutgoingMail[];
  /** Calls the API below `/api`, and checks the answer against the contract. */
  call(method: string, path: string, options?: CallOptions): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

export interface CallOptions {
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
  /** Sent as it is, instead of `body`. */
  payload?: string | Buffer;
}

export interface TestServerOptions {
  config?: Partial<ServiceDeps['config'] & AppDeps['config']>;
  /** The folder of the client; there is none by default. */
  clientDir?: string;
  log?: FastifyBaseLogger;
  database?: TestDatabase;
  /** Who takes payments; nobody by default. */
  payments?: (database: TestDatabase, clock: TestClock) => ServiceDeps['payments'];
  /** Who writes ad copy; the product itself by default. */
  copyWriter?: (log: FastifyBaseLogger) => Promise<ServiceDeps['copyWriter']>;
  /** Runs after each comparison of a password and before its outcome is known, to act in between. */
  onPasswordCompared?: () => Promise<void>;
  /** Runs when somebody was found to be signed in, before what is asked for is done. */
  onSignedIn?: (caller: Caller) => Promise<void>;
  /** Runs when the caller's role was found, before what is asked for is done. */
  onReached?: (scope: Scope) => Promise<void>;
  deliver?: (mail: OutgoingMail) => Promise<'sent' | 'kept'>;
  /** Whether the tests of a file find what the ones before them stored. By default each finds nothing. */
  keepsData?: boolean;
}

/** When tests happen. */
export const testTime = '2026-11-18T10:00:00.000Z';

/** Builds the real server over a database of this worker's own. Time stands at the middle of a month. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = options.database ?? (await borrowTestDatabase());
  const clock = createTestClock(testTime);
  const log = options.log ?? silentLog;
  const jobs = createJobs({ database, definitions: jobDefinitions, log });
  const mails: OutgoingMail[] = [];
  const config = {
    defaultPlan: 'free' as const,
    demo: true,
    productName: 'Campaign Studio',
    publicUrl: 'http://127.0.0.1:3000',
    rateLimits: true,
    sandboxReach: 'everybody' as const,
    smtpUrl: 'smtp://127.0.0.1',
    trustProxy: false as const,
    ...options.config,
  };
  const deliver = async (mail: OutgoingMail) => {
    const outcome = (await options.deliver?.(mail)) ?? 'sent';
    mails.push(mail);
    return outcome;
  };
  const heavyTasks = createHeavyTasks();
  const services = createServices({
    config,
    database,
    jobs,
    mailTransport: { deliver },
    payments: options.payments?.(database, clock),
    hasher: { ...weakHasher, verify: verifyThen(options.onPasswordCompared) },
    commonPasswords: createZxcvbnPasswords(),
    drawing: heavyTasks,
    imageCodec: heavyTasks,
    judge: heavyTasks,
    copyWriter: (await options.copyWriter?.(log)) ?? createBuiltinWriter(),
    webhookSender: createHttpsSender({ reachesLoopback: true }),
    clock,
    log,
  });
  await services.library.load();
  const clientDir = options.clientDir ?? 'no-such-folder';
  const app = await buildApp({
    config,
    services: observed(services, options),
    resources: { ...resources, client: clientDir },
    log,
  });
  await app.ready();
  return {
    app,
    services,
    database,
    clock,
    jobs,
    mails,
    call: async (method, path, callOptions = {}) => {
      const url = `/api${path}`;
      const answer = await app.inject({ method, url, ...requestOf(callOptions) } as InjectOptions);
      checkAnswer(method, url, answer);
      return answer;
    },
    close: async () => {
      await app.close();
      if (!options.database) await database.close();
    },
  };
}

/** Services as the server has them, which let a test act between a check and what it allows. */
function observed(services: Services, { onSignedIn, onReached }: TestServerOptions): Services {
  const { sessions, reach } = services;
  return {
    ...services,
    sessions: {
      ...sessions,
      authenticate: async (token) => {
        const caller = await sessions.authenticate(token);
        await onSignedIn?.(caller);
        return caller;
      },
    },
    reach: {
      ofItem: async (...asked) => {
        const scope = await reach.ofItem(...asked);
        if (scope) await onReached?.(scope);
        return scope;
      },
    },
  };
}

function requestOf({ token, body, headers, payload }: CallOptions) {
  return {
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...((body !== undefined || payload !== undefined) && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
    ...(payload !== undefined && { payload }),
  };
}

/**
 * Gives all tests of a file one server, which each test finds empty unless it keeps its data. Making the embedded
 * database takes a while where no dump of it is there yet.
 */
export function useTestServer(options: TestServerOptions = {}): TestServer {
  const server = {} as TestServer;
  beforeAll(async () => {
    Object.assign(server, await startTestServer(options));
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    if (!options.keepsData) await server.database.truncate();
    server.clock.set(testTime);
    server.mails.length = 0;
  });
  return server;
}
