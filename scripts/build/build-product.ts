import { rm } from 'node:fs/promises';
import { captureCommand, tool } from '../run-command';
import { buildServer } from './build-server';
import { isBuilt, markBuilt, sourceDigest } from './source-digest.mjs';

/** Builds client and server into `dist` unless it holds just this source. Answers whether `dist` is good. */
export async function buildIfStale(): Promise<boolean> {
  if (await isBuilt()) return true;
  const source = await sourceDigest();
  console.log('Building the product, which takes about half a minute …');
  await rm('dist', { recursive: true, force: true });
  const [clientIsGood] = await Promise.all([buildClient(), buildServer('dist/server')]);
  if (!clientIsGood) return false;
  await markBuilt(source);
  return true;
}

async function buildClient(): Promise<boolean> {
  const { code, output } = await captureCommand(tool('webpack'), ['--mode', 'production', '--no-stats']);
  if (code !== 0) console.error(output);
  return code === 0;
}
