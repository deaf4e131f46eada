import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Knows from which source `dist` was built. Plain JavaScript, so that a start of what is built needs nothing that
 * compiles.
 */
const stamp = 'dist/built-from';
const inputs = [
  'src',
  'scripts/build/build-product.ts',
  'scripts/webpack',
  'webpack.config.js',
  'package-lock.json',
  'openapi.yaml',
  'tsconfig.json',
];

/** Whether `dist` holds just this source. */
export async function isBuilt() {
  return existsSync(stamp) && (await readFile(stamp, 'utf8')) === (await sourceDigest());
}

/** Notes that `dist` was built from the source with this digest. */
export const markBuilt = (digest) => writeFile(stamp, digest);

/** A digest of every file that ends up in the product. */
export async function sourceDigest() {
  const hash = createHash('sha256');
  const files = (await Promise.all(inputs.map(filesBelow))).flat().filter(isProductFile).sort();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  files.forEach((file, index) => hash.update(file).update(contents[index]));
  return hash.digest('hex');
}

/** Tests do not end up in the product, so they do not make it stale. */
const isProductFile = (file) => !/\.test\.tsx?$|\/testing\/|\/browser-tests\//.test(file);

async function filesBelow(place) {
  if (path.extname(place)) return [place];
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.posix.join(entry.parentPath, entry.name));
}
