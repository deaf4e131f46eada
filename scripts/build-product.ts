import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { parse } from 'yaml';
import { printBundleReport } from './bundle-budgets';
import { captureCommand } from './run-command';

const stamp = 'dist/built-from';
const inputs = ['src', 'webpack.config.js', 'package-lock.json', 'openapi.yaml', 'tsconfig.json'];

/** Builds client and server into `dist` unless it holds just this source. Answers whether `dist` is good. */
export async function buildIfStale(): Promise<boolean> {
  const source = await sourceDigest();
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === source) return true;
  console.log('Building the product, which takes about half a minute …');
  await rm('dist', { recursive: true, force: true });
  const [clientIsGood] = await Promise.all([buildClient(), buildServer()]);
  if (!clientIsGood) return false;
  await writeFile(stamp, source);
  return true;
}

async function buildClient(): Promise<boolean> {
  const { code, output } = await captureCommand('npx', ['webpack', '--mode', 'production', '--no-stats']);
  if (code !== 0) {
    console.error(output);
    return false;
  }
  return printBundleReport();
}

/** What CommonJS packages expect to find around them. */
const commonJsNames = `import { createRequire as requireFrom } from 'node:module';
import { dirname as folderOf } from 'node:path';
import { fileURLToPath as pathOf } from 'node:url';
const require = requireFrom(import.meta.url);
const __filename = pathOf(import.meta.url);
const __dirname = folderOf(__filename);`;

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
      '@electric-sql/pglite',
      '@node-rs/argon2',
      '@resvg/resvg-js',
      'pg-native',
      'piscina',
      'sharp',
      'swagger-ui-dist',
      '@zxcvbn-ts/language-common',
    ],
    alias: { '@seriousme/openapi-schema-validator': './scripts/trusted-contract.mjs' },
    banner: { js: commonJsNames },
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
  });
  const contract = await readFile('openapi.yaml', 'utf8');
  await writeFile('dist/server/openapi.yaml', contract);
  await writeFile('dist/server/openapi.json', JSON.stringify(parse(contract)));
  await cp('src/server/db/migrations', 'dist/server/migrations', { recursive: true });
}

/** Tests do not end up in the product, so they do not make it stale. */
function isProductFile(file: string): boolean {
  return !/\.test\.tsx?$|\/testing\/|\/browser-tests\//.test(file);
}

async function sourceDigest(): Promise<string> {
  const hash = createHash('sha256');
  const files = (await Promise.all(inputs.map(filesBelow))).flat().filter(isProductFile).sort();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  files.forEach((file, index) => hash.update(file).update(contents[index] ?? ''));
  return hash.digest('hex');
}

async function filesBelow(place: string): Promise<string[]> {
  if (path.extname(place)) return [place];
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.posix.join(entry.parentPath, entry.name));
}
