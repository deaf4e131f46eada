import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { parse } from 'yaml';
import { captureCommand, tool } from '../run-command';
import { isBuilt, markBuilt, sourceDigest } from './source-digest.mjs';

/** Builds client and server into `dist` unless it holds just this source. Answers whether `dist` is good. */
export async function buildIfStale(): Promise<boolean> {
  if (await isBuilt()) return true;
  const source = await sourceDigest();
  console.log('Building the product, which takes about half a minute …');
  await rm('dist', { recursive: true, force: true });
  const [clientIsGood] = await Promise.all([buildClient(), buildServer()]);
  if (!clientIsGood) return false;
  await markBuilt(source);
  return true;
}

async function buildClient(): Promise<boolean> {
  const { code, output } = await captureCommand(tool('webpack'), ['--mode', 'production', '--no-stats']);
  if (code !== 0) console.error(output);
  return code === 0;
}

/**
 * What CommonJS packages expect to find around them. The bundler does not look at these names, so they are ones that no
 * module gives to anything.
 */
const commonJsNames = `import { createRequire as __requireFrom } from 'node:module';
import { dirname as __folderOf } from 'node:path';
import { fileURLToPath as __pathOf } from 'node:url';
const require = __requireFrom(import.meta.url);
const __filename = __pathOf(import.meta.url);
const __dirname = __folderOf(__filename);`;

async function buildServer(): Promise<void> {
  await build({
    entryPoints: {
      main: 'src/server/main.ts',
      makeDatabase: 'src/server/db/makeDatabase.ts',
      heavyWorker: 'src/server/providers/heavy-work/heavyWorker.ts',
    },
    outdir: 'dist/server',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // One file is read far sooner than the thousand of its packages. These carry files that their code looks for, or
    // are read seldom.
    external: [
      '@anthropic-ai/sdk',
      '@electric-sql/pglite',
      '@node-rs/argon2',
      '@resvg/resvg-js',
      'openai',
      'pdfkit',
      'pg-native',
      'piscina',
      'sharp',
      '@scalar/fastify-api-reference',
      '@zxcvbn-ts/language-common',
    ],
    banner: { js: commonJsNames },
    // The engine keeps the program's text, half of which was comments, spaces and what only helps to develop: the
    // process has 20 MB less at rest. Names stay, for stack traces.
    define: { 'process.env.NODE_ENV': '"production"' },
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'external',
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
  });
  const contract = await readFile('openapi.yaml', 'utf8');
  await writeFile('dist/server/openapi.yaml', contract);
  await writeFile('dist/server/openapi.json', JSON.stringify(parse(contract)));
  await cp('src/server/db/migrations', 'dist/server/migrations', { recursive: true });
}
