import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { processorMsOf } from '../../ad-kit/testing/processorMs';
import { setErrorHandler } from './errorHandler';
import { serveClient } from './spa';

const script = 'console.log("hello")';
const index = `<html><head><title>__PRODUCT_NAME__</title><meta name="demo" content="__DEMO__"><meta name="mail" content="__MAIL__">
<script nonce="__NONCE__">0</script><style nonce="__NONCE__"></style></head></html>`;

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'client-'));
  await mkdir(path.join(folder, 'dist/assets'), { recursive: true });
  await writeFile(path.join(folder, 'secret.txt'), 'secret');
  await writeFile(path.join(folder, 'dist/index.html'), index);
  await writeFile(path.join(folder, 'dist/favicon.svg'), '<svg/>');
  await writeFile(path.join(folder, 'dist/assets/main.abc123.js'), script);
  await writeFile(path.join(folder, 'dist/assets/main.abc123.js.br'), brotliCompressSync(script));
  app = Fastify();
  setErrorHandler(app, { whatIsGone: () => undefined, isDatabaseAway: () => false, isDiskFull: () => false });
  await serveClient(app, {
    clientDir: path.join(folder, 'dist'),
    productName: 'Ads & <More>',
    demo: true,
    mail: false,
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers = {}) => app.inject({ url, headers });

describe('pages', () => {
  it.each([
    '/',
    '/campaigns',
    '/campaigns/01a1fdf6-40fe-77ff-8dd6-a12df61f4f1d',
    '/no/such/page',
    '/?a=b.c',
    '/caf%C3%A9',
  ])('are index.html at %s', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('have a nonce of their own, which their policy names, and the product’s name', async () => {
    const answers = [await get('/'), await get('/')];
    const nonces = answers.map(({ body, headers }) => {
      const nonce = /script nonce="([^"]+)"/.exec(body)?.[1] ?? '';
      expect(body).toContain(`<style nonce="${nonce}">`);
      expect(headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}' 'wasm-unsafe-eval';`);
      expect(headers['content-security-policy']).not.toContain("'unsafe-");
      return nonce;
    });
    expect(new Set(nonces).size).toBe(2);
    expect(answers[0]?.body).toContain(
      '<title>Ads&#32;&#38;&#32;&#60;More&#62;</title><meta name="demo" content="on"><meta name="mail" content="off">',
    );
    expect(answers[0]?.body).not.toContain('__');
  });

  it('answer HEAD without a body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/campaigns' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('');
  });

  it('take nothing but GET and HEAD', async () => {
    expect((await app.inject({ method: 'POST', url: '/campaigns' })).statusCode).toBe(404);
  });
});

// Looking for a file's ending took 150 ms each when time grew with the square of the address.
it('tells pages from files in no time, however long the address', async () => {
  const ms = await processorMsOf(async () => {
    for (let attempt = 0; attempt < 10; attempt++) await get(`/${'.a'.repeat(7_500)}/`);
  });
  expect(ms).toBeLessThan(600);
});

describe('files', () => {
  it('with a hash in their name are kept for a year', async () => {
    const answer = await get('/assets/main.abc123.js');
    expect(answer.body).toBe(script);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toMatch(/javascript/);
  });

  it('are sent as they were compressed at build time', async () => {
    const answer = await get('/assets/main.abc123.js', { 'accept-encoding': 'br, gzip' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.rawPayload).toEqual(brotliCompressSync(script));
    expect(answer.headers['content-type']).toMatch(/javascript/);
  });

  it('without one are asked for each time', async () => {
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '/assets/other.js',
    '/index.html',
    '/assets/',
    '/assets/main.abc123.js.br',
    '/missing.png',
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%252e%252e%252fsecret',
    '/..\\secret.txt',
    '/..%5csecret',
    '/a%00b',
    '//../secret.txt',
    '/.env',
    '/api',
    '/api/nothing',
  ])('are not found at %s', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('secret');
  });
});

it('serves only the API where no client is built', async () => {
  const bare = Fastify();
  await serveClient(bare, { clientDir: path.join(folder, 'nowhere'), productName: 'Ads', demo: false, mail: true });
  expect((await bare.inject('/')).statusCode).toBe(404);
  expect((await bare.inject('/')).json()).toMatchObject({ code: 'not_found' });
});
