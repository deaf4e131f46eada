import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';
import { parse } from 'yaml';

const header = '// Generated from openapi.yaml by `npm run generate:api`. Do not edit.\n\n';
const contract = 'openapi.yaml';

/** Operations that programs call and no page does: probes and the payment provider. The client is without them. */
const forPrograms = ['getHealth', 'getReadiness', 'receivePaymentEvent'];

const clientFolder = 'src/client/api/generated';
const clientDefinitions = `${clientFolder}/definitions.gen.ts`;
const clientBounds = `${clientFolder}/bounds.gen.ts`;
const clientRoles = `${clientFolder}/roles.gen.ts`;
const testRoutes = 'src/client/testing/generated/routes.gen.ts';
const serverTypes = 'src/server/contract/generated/contract.gen.ts';
const serverBounds = 'src/server/contract/generated/bounds.gen.ts';

/**
 * Writes everything that is generated from the contract below `root`, a path relative to the repository: '.' for the
 * files that are committed, a scratch folder for the check that compares them. Answers the files' paths in the
 * repository.
 */
export async function writeGeneratedFiles(root: string): Promise<string[]> {
  const target = (file: string) => path.posix.join(root, file);
  // A page loads the endpoints of the nouns that it calls, so each tag of the contract has a file of its own.
  const endpoints = (await clientTags()).map((tag) => ({ tag, file: `${clientFolder}/${tag}.gen.ts` }));
  const scratch = await mkdtemp(path.join(tmpdir(), 'contract-'));
  const forPages = await contractForPages(scratch);
  const files = [
    ...endpoints.map(({ file }) => file),
    clientDefinitions,
    clientBounds,
    clientRoles,
    testRoutes,
    serverTypes,
    serverBounds,
  ];
  for (const file of files) await mkdir(path.dirname(target(file)), { recursive: true });
  const bounds = header + (await prettify(await boundsModule()));
  await Promise.all([
    ...endpoints.map(({ tag, file }) =>
      writeEndpoints(forPages, target(file), target('src/client/api/baseApi.ts'), tag),
    ),
    writeFile(target(clientDefinitions), header + (await prettify(definitionsModule(endpoints)))),
    writeServerTypes(target(serverTypes)),
    writeFile(target(clientBounds), bounds),
    writeFile(target(clientRoles), header + (await prettify(await rolesModule()))),
    writeFile(target(testRoutes), header + (await prettify(await routesModule()))),
    writeFile(target(serverBounds), `${bounds}\n${await prettify(await itemKindsModule())}`),
  ]);
  await rm(scratch, { recursive: true });
  return files;
}

/** The tags of the operations that pages call. */
async function clientTags(): Promise<string[]> {
  const { paths } = parse(await readFile(contract, 'utf8')) as { paths: Paths };
  const called = Object.values(paths)
    .flatMap((operations) => Object.values(operations))
    .filter(({ operationId = '' }) => !forPrograms.includes(operationId));
  return [...new Set(called.flatMap(({ tags = [] }) => tags))];
}

async function writeServerTypes(outputFile: string): Promise<void> {
  const types = astToString(await openapiTypescript(new URL(`../../${contract}`, import.meta.url)));
  await writeFile(outputFile, header + (await prettify(types)));
}

/**
 * Writes the contract without the header that makes calls safe to repeat, and answers where. The pages don't send it, and
 * every change without arguments would take some.
 */
async function contractForPages(folder: string): Promise<string> {
  const document = parse(await readFile(contract, 'utf8')) as { paths: Paths };
  for (const operation of Object.values(document.paths).flatMap((operations) => Object.values(operations))) {
    operation.parameters &&= operation.parameters.filter(({ $ref }) => !$ref?.endsWith('/IdempotencyKey'));
  }
  const file = path.join(folder, 'openapi.json');
  await writeFile(file, JSON.stringify(document));
  return file;
}

async function writeEndpoints(schemaFile: string, outputFile: string, apiFile: string, tag: string): Promise<void> {
  // Both paths are relative on purpose: an absolute one would end up in the generated import.
  await generateEndpoints({
    schemaFile,
    apiFile: `./${apiFile}`,
    apiImport: 'baseApi',
    exportName: 'generatedApi',
    filterEndpoints: (_name, { operation }) =>
      !forPrograms.includes(operation.operationId ?? '') && operation.tags?.includes(tag) === true,
    outputFile: `./${outputFile}`,
    encodePathParams: true,
    // The modules above export them, because lists become pages there and with them the types of their hooks.
    hooks: false,
  });
  await writeFile(outputFile, header + (await readFile(outputFile, 'utf8')));
}

/** Source of the types of all operations together, for what goes over them whatever their tag is. */
function definitionsModule(endpoints: { tag: string; file: string }[]): string {
  const named = endpoints.map(({ tag, file }) => ({
    name: tag.replace(/-(.)/g, (_hyphen, letter: string) => letter.toUpperCase()),
    module: `./${path.basename(file, '.ts')}`,
  }));
  const imports = named.map(({ name, module }) => `import type { generatedApi as ${name} } from '${module}';`);
  const types = named.map(({ name }) => `DefinitionsFromApi<typeof ${name}>`);
  return `import type { DefinitionsFromApi } from '@reduxjs/toolkit/query/react';\n${imports.join('\n')}\n\n/** The contract's own types of each operation, before lists become pages. */\nexport type WireDefinitions = ${types.join(' & ')};\n`;
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

/** The names of the schemas of what is sent, and of what is in it. */
function sentSchemas(paths: Paths, schemas: Record<string, Schema>): Set<string> {
  const found = new Set<string>();
  const follow = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const [key, value] of Object.entries(part)) {
      const name = key === '$ref' ? String(value).split('/').at(-1) : undefined;
      if (name === undefined) {
        follow(value);
      } else if (!found.has(name)) {
        found.add(name);
        follow(schemas[name]);
      }
    }
  };
  for (const operations of Object.values(paths)) for (const one of Object.values(operations)) follow(one.requestBody);
  return found;
}

/**
 * Source of the module with every list of allowed words, and every bound of what is sent, which neither code generator
 * emits. Nobody types into answers, so pages don't load their bounds.
 */
async function boundsModule(): Promise<string> {
  const { components, paths } = parse(await readFile(contract, 'utf8')) as {
    components: { schemas: Record<string, Schema> };
    paths: Paths;
  };
  const { schemas } = components;
  const sent = sentSchemas(paths, schemas);
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
    if (!sent.has(name)) continue;
    for (const [field, value] of Object.entries(schema.properties ?? {})) {
      const found = boundsOf(resolve(value));
      if (Object.keys(found).length) (bounds[name] ??= {})[field] = found;
    }
  }
  return `${words.join('\n')}\n\n/** Lengths and sizes of what is sent, by schema and field. */\nexport const bounds = ${JSON.stringify(bounds)} as const;\n`;
}

/** Source of what the server's operations on one thing are about. */
async function itemKindsModule(): Promise<string> {
  const { paths } = parse(await readFile(contract, 'utf8')) as { paths: Paths };
  const kinds = Object.values(paths).flatMap((operations) => Object.values(operations).map((one) => one['x-item']));
  const known = [...new Set(kinds)].filter((kind) => kind !== undefined);
  return `/** Every x-item of the contract, in its order. */\nexport const itemKindValues = ${JSON.stringify(known)} as const;\nexport type ItemKind = (typeof itemKindValues)[number];\n`;
}

type Paths = Record<string, Record<string, Operation>>;
type Operation = {
  operationId?: string;
  tags?: string[];
  'x-item'?: string;
  'x-role'?: string;
  'x-when-read-only'?: string;
  security?: object[];
  parameters?: { $ref?: string }[];
  requestBody?: object;
  responses: Record<string, object>;
};

const memberRoles = ['viewer', 'editor', 'admin', 'owner'] as const;

/** Source of the module that says which role each change takes. Most take the editor's, so pages load the others only. */
async function rolesModule(): Promise<string> {
  const { paths } = parse(await readFile(contract, 'utf8')) as { paths: Paths };
  const changes = Object.values(paths)
    .flatMap((operations) => Object.values(operations))
    .filter((operation) => ['editor', 'admin', 'owner'].includes(operation['x-role'] ?? ''));
  const names = changes.map((one) => JSON.stringify(one.operationId));
  const above: Record<string, string | undefined> = {};
  for (const { operationId = '', 'x-role': role } of changes) if (role !== 'editor') above[operationId] = role;
  const open = changes.filter((one) => one['x-when-read-only'] === 'allowed').map((one) => one.operationId);
  return `/** The operations for which looking is not enough. */\nexport type Change = ${names.join(' | ')};\n\n/** The least role of those for which the editor's is not enough. */\nexport const rolesAboveEditor = ${JSON.stringify(above)} as const;\n\n/** Those that may be called for a team that is read-only. */\nexport const openWhenReadOnly = ${JSON.stringify(open)} as const;\n`;
}

/** Source of the module by which the tests' backend tells what a page calls. */
async function routesModule(): Promise<string> {
  const { paths } = parse(await readFile(contract, 'utf8')) as { paths: Paths };
  const routes: Record<string, object> = {};
  for (const [address, operations] of Object.entries(paths)) {
    for (const [method, { operationId, security, responses, ...stated }] of Object.entries(operations)) {
      if (!operationId || forPrograms.includes(operationId)) continue;
      const status = Number(Object.keys(responses).find((one) => one.startsWith('2')));
      const isOpen = security?.length === 0;
      const role = memberRoles.find((one) => one === stated['x-role']) ?? null;
      const isReadOnlyEnough = role === 'viewer' || stated['x-when-read-only'] === 'allowed';
      const item = stated['x-item'] ?? null;
      routes[operationId] = {
        method: method.toUpperCase(),
        path: address,
        status,
        isOpen,
        role,
        isReadOnlyEnough,
        item,
      };
    }
  }
  return `/** Of each operation: method, path, good status, whether it needs no token, the role that it takes, whether it may be called for a team that is read-only, and what its id is of. */\nexport const routes = ${JSON.stringify(routes)} as const;\n`;
}

async function prettify(source: string): Promise<string> {
  return format(source, { ...(await resolveConfig(contract)), parser: 'typescript' });
}
