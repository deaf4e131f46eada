import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerNotFound } from './errorHandler';

export interface ClientOptions {
  /** The folder of the built client. */
  clientDir: string;
  productName: string;
  /** Whether visitors may explore a demo. */
  demo: boolean;
  /** Whether emails are sent, and don't just wait for a mail server. */
  mail: boolean;
}

const yearMs = 31_536_000_000;

/**
 * Serves the client: its files, and for every other address that could be a page index.html, whose routes then say
 * whether there is such a page. Where no client is built, only the API is served.
 */
export async function serveClient(app: FastifyInstance, options: ClientOptions): Promise<void> {
  const index = await readIndex(options);
  if (index === undefined) {
    app.setNotFoundHandler(answerNotFound);
    return;
  }
  await app.register(fastifyStatic, {
    root: options.clientDir,
    // One route for each file that is there now: no path that a request makes up ever reaches the file system.
    wildcard: false,
    globIgnore: ['index.html', '**/*.br', '**/*.gz'],
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, file) => {
      // Files under assets/ have a hash of their content in their name.
      const isHashed = file.startsWith(path.join(options.clientDir, 'assets') + path.sep);
      response.setHeader('cache-control', isHashed ? `public, max-age=${yearMs / 1000}, immutable` : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) =>
    isPage(request) ? sendIndex(reply, index) : answerNotFound(request, reply),
  );
}

/** The page with everything filled in but the nonce; `undefined` where no client is built. */
async function readIndex({ clientDir, productName, demo, mail }: ClientOptions): Promise<string | undefined> {
  const template = await readFile(path.join(clientDir, 'index.html'), 'utf8').catch(() => undefined);
  return template
    ?.replaceAll('__PRODUCT_NAME__', () => escapeHtml(productName))
    .replaceAll('__DEMO__', demo ? 'on' : 'off')
    .replaceAll('__MAIL__', mail ? 'on' : 'off');
}

function sendIndex(reply: FastifyReply, index: string): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .code(200)
    .header('content-security-policy', contentPolicy(nonce))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(index.replaceAll('__NONCE__', nonce));
}

const contentPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    // The program that sets Arabic, Hebrew, Thai and Hindi in artwork is WebAssembly; it evaluates no script.
    `script-src 'self' 'nonce-${nonce}' 'wasm-unsafe-eval'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Whether an address may be a page of the client: no API, no file, and nothing that climbs out of a folder. */
function isPage({ method, url }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const address = decoded(url.split('?', 1)[0] ?? '');
  if (address === undefined || /^\/(api|assets)(\/|$)/.test(address)) return false;
  return !/\.\.|[\\\0]/.test(address) && !address.slice(address.lastIndexOf('/')).includes('.');
}

/** Decodes a path until nothing is encoded any more, so that `..` can't hide; `undefined` if it can't be decoded. */
function decoded(address: string): string | undefined {
  try {
    let current = address;
    for (let round = 0; round < 3 && current.includes('%'); round++) current = decodeURIComponent(current);
    return current;
  } catch {
    return undefined;
  }
}

/** Everything but letters and digits: minified HTML drops quotes, and then a space would end the attribute. */
const escapeHtml = (text: string): string =>
  text.replace(/[^\p{L}\p{N}]/gu, (character) => `&#${character.codePointAt(0)};`);
