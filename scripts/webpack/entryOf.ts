import type { Compilation } from 'webpack';

/** What every page loads. */
export function entryOf(compilation: Compilation) {
  const entry = compilation.entrypoints.get('main');
  if (!entry) throw new Error('The entry is not called "main".');
  return entry;
}
