import { readFile } from 'node:fs/promises';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Config } from './config';
import { serializeWhenUsed } from './contract/answers';
import { type ContractDocument, contractPlugin } from './contract/contractPlugin';
import type { Handlers } from './contract/handlers';
import { centsPrecision } from './contract/schemaValidation';
import { isDatabaseAway, isDiskFull, whatIsGone } from './db/failures';
import { type ReadContract, serveApiDocs } from './http/apiDocs';
import { createAuthentication } from './http/authenticate';
import { endConnectionsOnClose } from './http/drain';
import { setErrorHandler } from './http/errorHandler';
import { mostBodyBytes, readJsonBodies } from './http/jsonBody';
import { refuseUnsafeQueries } from './http/textSafety';
import { logRequests } from './http/requestLog';
import { addSecurityHeaders } from './http/securityHeaders';
import { serveClient } from './http/spa';
import { trustedProxies } from './http/trustedProxies';
import { newId } from './lib/ids';
import type { Scope } from './lib/scope';
import { type ExportedThings, type Site, together } from './module';
import { recordingExports } from './modules/audit/recordedExports';
import { type Module, modules } from './modules';
import type { ResourcePaths } from './resourcePaths';
import type { Services } from './services';

export interface AppDeps {
  config: Pick<Config, 'demo' | 'productName' | 'publicUrl' | 'smtpUrl' | 'trustProxy'>;
  services: Services;
  /** Which files to serve. */
  resources: Pick<ResourcePaths, 'contract' | 'contractJson' | 'client'>;
  log: FastifyBaseLogger;
}

/** A text of 5,000 characters may stand in an address, where each may take twelve. */
const longestHeadBytes = 81_920;

/** Builds the server: the API by its contract, its documentation, and the client. Opens nothing. */
export async function buildApp({ config, services, resources, log }: AppDeps): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new fastify.LogController({ disableRequestLogging: true }),
    genReqId: newId,
    trustProxy: trustedProxies(config.trustProxy),
    bodyLimit: mostBodyBytes,
    http: { maxHeaderSize: longestHeadBytes },
    requestTimeout: 30_000,
    // A client that reads nothing of its answer, such as an export, for this long is gone. Waiting for a turn takes at
    // most a minute.
    connectionTimeout: 120_000,
    keepAliveTimeout: 65_000,
    // While closing, a connection that is open may still ask: its request is answered, then the connection ends.
    return503OnClosing: false,
    // Where an answer may be one of several shapes, it is checked which it is.
    serializerOpts: { ajv: { multipleOfPrecision: centsPrecision } },
    schemaController: { compilersFactory: { buildSerializer: serializeWhenUsed } },
    frameworkErrors: (error, request, reply) => app.errorHandler(error, request, reply),
  });
  app.server.headersTimeout = 15_000;

  setErrorHandler(app, { isDatabaseAway, isDiskFull, whatIsGone });
  readJsonBodies(app);
  refuseUnsafeQueries(app);
  logRequests(app);
  endConnectionsOnClose(app);
  const isHttps = config.publicUrl.startsWith('https:');
  const sendsMail = config.smtpUrl !== undefined;
  await addSecurityHeaders(app, isHttps);
  await app.register(compress, {
    threshold: 1_024,
    encodings: ['br', 'gzip'],
    // The highest quality, which is the default, takes longer than it saves.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });

  const document = await readContract(resources);
  await app.register(
    async (api) => {
      api.addHook('onSend', (_request, reply, _payload, done) => {
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
        done();
      });
      await contractPlugin(api, {
        document,
        handlers: createHandlers(services, { productName: config.productName, isHttps, sendsMail }),
        authentication: createAuthentication(services),
        reach: services.reach,
        refuseReadOnly: (scope) => services.plans.refuseReadOnly(scope),
        once: services.idempotency.once,
        confirmRight: services.confirmRight,
        whatIsGone,
      });
    },
    { prefix: '/api' },
  );
  await serveApiDocs(app, resources.contract, document);
  const { productName, demo } = config;
  await serveClient(app, { clientDir: resources.client, productName, demo, mail: sendsMail });
  return app;
}

async function readContract({
  contract,
  contractJson,
}: AppDeps['resources']): Promise<ContractDocument & ReadContract> {
  if (contractJson) return JSON.parse(await readFile(contractJson, 'utf8')) as ContractDocument & ReadContract;
  const { parse } = await import('yaml');
  return parse(await readFile(contract, 'utf8')) as ContractDocument & ReadContract;
}

function createHandlers(services: Services, site: Site): Handlers {
  const exportedThings = async (ofAccount: Scope): Promise<ExportedThings> =>
    together<Awaited<ReturnType<Module['accountExport']>>>(
      await Promise.all(modules.map(({ accountExport }) => accountExport(services, ofAccount))),
    );
  const handlers: Handlers = together<ReturnType<Module['handlers']>>(
    modules.map((module) => module.handlers({ ...services, exportedThings }, site)),
  );
  return recordingExports(handlers, services.audit);
}
