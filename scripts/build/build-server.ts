import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { parse } from 'yaml';

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

/** Bundles the server into a folder of this repository, in which it finds the packages that stay outside. */
export async function buildServer(folder: string): Promise<void> {
  await build({
    entryPoints: {
      main: 'src/server/main.ts',
      makeDatabase: 'src/server/db/makeDatabase.ts',
      heavyWorker: 'src/server/providers/heavy-work/heavyWorker.ts',
    },
    outdir: folder,
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
  await writeFile(path.join(folder, 'openapi.yaml'), contract);
  await writeFile(path.join(folder, 'openapi.json'), JSON.stringify(parse(contract)));
  await cp('src/server/db/migrations', path.join(folder, 'migrations'), { recursive: true });
}
