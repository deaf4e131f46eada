import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';

const program = `import createFetchClient from 'openapi-fetch';

export function createClient({ url, key, ...options }) {
  return createFetchClient({
    ...options,
    baseUrl: \`\${url.replace(/\\/+$/, '')}/api\`,
    headers: { Authorization: \`Bearer \${key}\`, ...options.headers },
  });
}
`;

const declarations = `import type { Client, ClientOptions } from 'openapi-fetch';
import type { paths } from './contract.js';

export type { components, operations, paths } from './contract.js';

export interface StudioOptions extends Omit<ClientOptions, 'baseUrl'> {
  /** Where Campaign Studio is, such as \`https://studio.example.com\`. */
  url: string;
  /** An API key, or the token of a sign-in. */
  key: string;
}

/**
 * Calls Campaign Studio by its contract: \`await studio.GET('/campaigns', { params: { query: { limit: 10 } } })\` answers
 * \`data\` or, where the call was refused, \`error\`, and the \`response\` in either case. Rejects where there is no answer.
 */
export function createClient(options: StudioOptions): Client<paths>;
`;

const readme = `# Campaign Studio API client

Typed by the contract that it was built from. For Node 20 and browsers.

\`\`\`js
import { createClient } from 'campaign-studio-client';

const studio = createClient({ url: 'https://studio.example.com', key: process.env.STUDIO_KEY });
const { data, error } = await studio.POST('/campaigns', {
  body: { name: 'Spring beans', platform: 'google', budget: 1200 },
});
if (error) throw new Error(error.detail);
console.log(data.id);
\`\`\`
`;

interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
}

/** Where the package is installed that makes calls, beside those that it needs itself. */
const fetching = path.resolve(path.dirname(fileURLToPath(import.meta.resolve('openapi-fetch'))), '..');

const manifestIn = async (folder: string) =>
  JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/** The packages that the client is made of. They come with it, so it is installed from one folder or file. */
async function included(): Promise<Manifest[]> {
  const main = await manifestIn(fetching);
  const others = Object.keys(main.dependencies ?? {}).map((name) => manifestIn(path.resolve(fetching, '..', name)));
  return [main, ...(await Promise.all(others))];
}

/** Writes an installable package with a client of a contract into `folder`, in place of what is there. */
export async function writeApiClient(folder: string, contractFile = 'openapi.yaml'): Promise<void> {
  const contract = path.resolve(contractFile);
  const { info } = parse(await readFile(contract, 'utf8')) as { info: { version: string } };
  const packages = await included();
  const manifest = {
    name: 'campaign-studio-client',
    version: info.version,
    description: 'A typed client of the Campaign Studio API.',
    type: 'module',
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
    types: './index.d.ts',
    engines: { node: '>=20' },
    dependencies: Object.fromEntries(packages.map(({ name, version }) => [name, version])),
    bundleDependencies: packages.map(({ name }) => name),
  };
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writeFile(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`),
    writeFile(path.join(folder, 'README.md'), readme),
    writeFile(path.join(folder, 'index.js'), program),
    writeFile(path.join(folder, 'index.d.ts'), declarations),
    writeFile(path.join(folder, 'contract.d.ts'), astToString(await openapiTypescript(new URL(`file://${contract}`)))),
    ...packages.map(({ name }) =>
      cp(path.resolve(fetching, '..', name), path.join(folder, 'node_modules', name), { recursive: true }),
    ),
  ]);
}
