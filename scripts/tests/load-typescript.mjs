import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { register } from 'node:module';
import { isMainThread } from 'node:worker_threads';
import { transform } from '@swc/core';

/**
 * Lets Node load TypeScript, with `--import`: finds what an address without an ending stands for, and leaves out the
 * types. Errors show their place in the source.
 */
if (isMainThread) {
  process.setSourceMapsEnabled(true);
  register(import.meta.url);
}

const endings = ['.ts', '.tsx', '/index.ts'];

/** @type {import('node:module').ResolveHook} */
export function resolve(specifier, context, next) {
  if (!specifier.startsWith('.') || !context.parentURL) return next(specifier, context);
  const found = endings.map((ending) => new URL(specifier + ending, context.parentURL)).find((url) => existsSync(url));
  return found ? { url: found.href, format: 'module', shortCircuit: true } : next(specifier, context);
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  if (!/\.tsx?$/.test(url)) return next(url, context);
  const { code } = await transform(await readFile(new URL(url), 'utf8'), {
    filename: new URL(url).pathname,
    sourceMaps: 'inline',
    jsc: {
      parser: { syntax: 'typescript', tsx: url.endsWith('x') },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'es6' },
  });
  return { format: 'module', source: code, shortCircuit: true };
}
