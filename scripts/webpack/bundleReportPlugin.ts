import webpack, { type Chunk, type Compilation, type Compiler, type Module } from 'webpack';
import { entryOf } from './entryOf';

/**
 * Writes `bundle-report.json`: `entry` is what every page needs, `pages` what each lazily loaded part adds to it. Each
 * lists its files with their bytes as they are and by brotli, and estimates the bytes of each package: a chunk's bytes
 * are shared out by the sizes that its modules had before they were minified.
 */
export class BundleReportPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('BundleReport', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BundleReport', stage }, () => {
        const entry = entryOf(compilation).chunks;
        const pages = [...compilation.namedChunkGroups]
          .filter(([name]) => name !== 'main')
          .sort(([one], [other]) => one.localeCompare(other))
          .map(([name, { chunks }]) => {
            const added = chunks.filter((chunk) => !entry.includes(chunk));
            return [name, describe(compilation, added)] as const;
          });
        const report = { entry: describe(compilation, entry), pages: Object.fromEntries(pages) };
        const source = new webpack.sources.RawSource(`${JSON.stringify(report, null, 2)}\n`);
        compilation.emitAsset('bundle-report.json', source);
      });
    });
  }
}

const sizeOf = (compilation: Compilation, file: string): number => compilation.getAsset(file)?.source.size() ?? 0;

function describe(compilation: Compilation, chunks: Chunk[]) {
  const files = chunks
    .flatMap((chunk) => [...chunk.files])
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, bytes: sizeOf(compilation, file), brotliBytes: sizeOf(compilation, `${file}.br`) }));
  const sum = (key: 'bytes' | 'brotliBytes') => files.reduce((total, file) => total + file[key], 0);
  return { bytes: sum('bytes'), brotliBytes: sum('brotliBytes'), files, packages: packagesOf(compilation, chunks) };
}

/** Bytes by package, largest first; the product's own code is `(product)`. */
function packagesOf(compilation: Compilation, chunks: Chunk[]): Record<string, number> {
  const packages: Record<string, number> = {};
  for (const chunk of chunks) {
    const modules = [...compilation.chunkGraph.getChunkModulesIterable(chunk)].flatMap(partsOf);
    const file = [...chunk.files].find((name) => name.endsWith('.js'));
    const total = modules.reduce((sum, module) => sum + module.size('javascript'), 0) || 1;
    const scale = file === undefined ? 0 : sizeOf(compilation, file) / total;
    for (const module of modules) {
      const name = packageOf(module.nameForCondition() ?? '');
      packages[name] = (packages[name] ?? 0) + Math.round(module.size('javascript') * scale);
    }
  }
  return Object.fromEntries(Object.entries(packages).sort(([, one], [, other]) => other - one));
}

/** The modules that the bundler joined into one, or the module itself. */
const partsOf = (module: Module & { modules?: Module[] }): Module[] => module.modules ?? [module];

/** Of which package a file is; packages may have packages of their own. */
function packageOf(file: string): string {
  const [, ...inside] = file.replaceAll('\\', '/').split('/node_modules/');
  const path = inside.at(-1)?.split('/');
  if (!path) return '(product)';
  return path.slice(0, path[0]?.startsWith('@') ? 2 : 1).join('/');
}
