import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';
import { parse } from 'yaml';

const header = '// Generated from openapi.yaml by `npm run generate:api`. Do not edit.\n\n';
const contract = 'openapi.yaml';

/** The client's endpoints by area, each with the tags of its operations: a page loads those that it calls. */
const areas = [
  { file: 'endpoints', exportName: 'generatedApi', tags: ['auth'] },
  { file: 'campaignEndpoints', exportName: 'generatedCampaignsApi', tags: ['campaigns', 'analytics'] },
  { file: 'billingEndpoints', exportName: 'generatedBillingApi', tags: ['billing'] },
  { file: 'aiEndpoints', exportName: 'generatedAiApi', tags: ['ai'] },
  { file: 'teamEndpoints', exportName: 'generatedTeamsApi', tags: ['teams'] },
  {
    file: 'adEndpoints',
    exportName: 'generatedAdsApi',
    tags: ['ads', 'images', 'brand', 'links', 'metrics', 'templates', 'template-library'],
  },
] as const;

/** Operations that programs call and no page does: probes and the payment provider. The client is without them. */
const forPrograms = ['getHealth', 'getReadiness', 'receivePaymentEvent'];

/** The generated files, by their path in the repository. */
export const generatedFiles = {
  endpoints: 'src/client/api/generated/endpoints.gen.ts',
  campaignEndpoints: 'src/client/api/generated/campaignEndpoints.gen.ts',
  billingEndpoints: 'src/client/api/generated/billingEndpoints.gen.ts',
  aiEndpoints: 'src/client/api/generated/aiEndpoints.gen.ts',
  teamEndpoints: 'src/client/api/generated/teamEndpoints.gen.ts',
  adEndpoints: 'src/client/api/generated/adEndpoints.gen.ts',
  clientBounds: 'src/client/api/generated/bounds.gen.ts',
  testRoutes: 'src/client/testing/generated/routes.gen.ts',
  serverTypes: 'src/server/contract/generated/contract.gen.ts',
  serverBounds: 'src/server/contract/generated/bounds.gen.ts',
} as const;

/**
 * Writes everything that is generated from the contract below `root`, a path relative to the repository: '.' for the
 * files that are committed, a scratch folder for the check that compares them.
 */
export async function writeGeneratedFiles(root: string): Promise<void> {
  const target = (file: string) => path.posix.join(root, file);
  for (const file of Object.values(generatedFiles)) await mkdir(path.dirname(target(file)), { recursive: true });
  const bounds = header + (await prettify(await boundsModule()));
  await Promise.all([
    ...areas.map(({ file, exportName, tags }) =>
      writeEndpoints(target(generatedFiles[file]), target('src/client/api/baseApi.ts'), { exportName, tags }),
    ),
    writeServerTypes(target(generatedFiles.serverTypes)),
    writeFile(target(generatedFiles.clientBounds), bounds),
    writeFile(target(generatedFiles.testRoutes), header + (await prettify(await routesModule()))),
    writeFile(target(generatedFiles.serverBounds), `${bounds}\n${await prettify(await itemKindsModule())}`),
  ]);
}

async function writeServerTypes(outputFile: string): Promise<void> {
  const types = astToString(await openapiTypescript(new URL(`../${contract}`, import.meta.url)));
  await writeFile(outputFile, header + (await prettify(types)));
}

type Area = { exportName: string; tags: readonly string[] };

async function writeEndpoints(outputFile: string, apiFile: string, { exportName, tags }: Area): Promise<void> {
  // Both paths are relative on purpose: an absolute one would end up in the generated import.
  await generateEndpoints({
    schemaFile: `./${contract}`,
    apiFile: `./${apiFile}`,
    apiImport: 'baseApi',
    exportName,
    filterEndpoints: (_name, { operation }) =>
      !forPrograms.includes(operation.operationId ?? '') && (operation.tags ?? []).some((tag) => tags.includes(tag)),
    outputFile: `./${outputFile}`,
    encodePathParams: true,
    // The modules above export them, because lists become pages there and with them the types of their hooks.
    hooks: false,
  });
  await writeFile(outputFile, header + (await readFile(outputFile, 'utf8')));
}

type Schema = {
  enum?: string[];
  properties?: Record<string, Schema>;
  $ref?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
};

const boundKeys = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'] as const;

/** Source of the module with every list of allowed words and every bound, which neither code generator emits. */
async function boundsModule(): Promise<string> {
  const { components } = parse(await readFile(contract, 'utf8')) as { components: { schemas: Record<string, Schema> } };
  const { schemas } = components;
  const resolve = (schema: Schema): Schema =>
    schema.$ref ? (schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;
  const boundsOf = (schema: Schema) =>
    Object.fromEntries(boundKeys.flatMap((key) => (schema[key] === undefined ? [] : [[key, schema[key]]])));

  const words: string[] = [];
  const bounds: Record<string, Record<string, object>> = {};
  for (const [name, schema] of Object.entries(schemas)) {
    if (schema.enum) {
      const list = `${name.charAt(0).toLowerCase()}${name.slice(1)}Values`;
      words.push(
        `/** Every ${name} of the contract, in its order. */\nexport const ${list} = ${JSON.stringify(schema.enum)} as const;`,
      );
      words.push(`export type ${name} = (typeof ${list})[number];`);
    }
    for (const [field, value] of Object.entries(schema.properties ?? {})) {
      const found = boundsOf(resolve(value));
      if (Object.keys(found).length) (bounds[name] ??= {})[field] = found;
    }
  }
  return `${words.join('\n')}\n\n/** Lengths and sizes by schema and field. */\nexport const bounds = ${JSON.stringify(bounds)} as const;\n`;
}

/** Source of what the server's operations on one thing are about. */
async function itemKindsModule(): Promise<string> {
  const { paths } = parse(await readFile(contract, 'utf8')) as { paths: Paths };
  const kinds = Object.values(paths).flatMap((operations) => Object.values(operations).map((one) => one['x-item']));
  const known = [...new Set(kinds)].filter((kind) => kind !== undefined);
  return `/** Every x-item of the contract, in its order. */\nexport const itemKindValues = ${JSON.stringify(known)} as const;\nexport type ItemKind = (typeof itemKindValues)[number];\n`;
}

type Paths = Record<string, Record<string, Operation>>;
type Operation = { operationId?: string; 'x-item'?: string; security?: object[]; responses: Record<string, object> };

/** Source of the module by which the tests' backend tells what a page calls. */
async function routesModule(): Promise<string> {
  const { paths } = parse(await readFile(contract, 'utf8')) as { paths: Paths };
  const routes: Record<string, object> = {};
  for (const [address, operations] of Object.entries(paths)) {
    for (const [method, { operationId, security, responses }] of Object.entries(operations)) {
      if (!operationId || forPrograms.includes(operationId)) continue;
      const status = Number(Object.keys(responses).find((one) => one.startsWith('2')));
      routes[operationId] = { method: method.toUpperCase(), path: address, status, isOpen: security?.length === 0 };
    }
  }
  return `/** Method, path and good status of each operation, and whether it needs no token. */\nexport const routes = ${JSON.stringify(routes)} as const;\n`;
}

async function prettify(source: string): Promise<string> {
  return format(source, { ...(await resolveConfig(contract)), parser: 'typescript' });
}
