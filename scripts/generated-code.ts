import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';
import { parse } from 'yaml';

const header = '// Generated from openapi.yaml by `npm run generate:api`. Do not edit.\n\n';
const contract = 'openapi.yaml';

/**
 * Tags of the operations that only the screens of ads, templates and a campaign's numbers call. They are generated
 * apart: the first screen is without them.
 */
const adTags = ['ads', 'images', 'links', 'metrics', 'templates', 'template-library'];

/** Operations that programs call and no page does: probes and the payment provider. The client is without them. */
const forPrograms = ['getHealth', 'getReadiness', 'receivePaymentEvent'];

/** The generated files, by their path in the repository. */
export const generatedFiles = {
  endpoints: 'src/client/api/generated/endpoints.gen.ts',
  adEndpoints: 'src/client/api/generated/adEndpoints.gen.ts',
  clientBounds: 'src/client/api/generated/bounds.gen.ts',
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
    writeEndpoints(target(generatedFiles.endpoints), target('src/client/api/baseApi.ts'), {
      exportName: 'generatedApi',
      isWanted: (tags) => !tags.some((tag) => adTags.includes(tag)),
    }),
    writeEndpoints(target(generatedFiles.adEndpoints), target('src/client/api/baseApi.ts'), {
      exportName: 'generatedAdsApi',
      isWanted: (tags) => tags.some((tag) => adTags.includes(tag)),
    }),
    writeServerTypes(target(generatedFiles.serverTypes)),
    writeFile(target(generatedFiles.clientBounds), bounds),
    writeFile(target(generatedFiles.serverBounds), bounds),
  ]);
}

async function writeServerTypes(outputFile: string): Promise<void> {
  const types = astToString(await openapiTypescript(new URL(`../${contract}`, import.meta.url)));
  await writeFile(outputFile, header + (await prettify(types)));
}

type Part = { exportName: string; isWanted: (tags: readonly string[]) => boolean };

async function writeEndpoints(outputFile: string, apiFile: string, { exportName, isWanted }: Part): Promise<void> {
  // Both paths are relative on purpose: an absolute one would end up in the generated import.
  await generateEndpoints({
    schemaFile: `./${contract}`,
    apiFile: `./${apiFile}`,
    apiImport: 'baseApi',
    exportName,
    filterEndpoints: (_name, { operation }) =>
      !forPrograms.includes(operation.operationId ?? '') && isWanted(operation.tags ?? []),
    outputFile: `./${outputFile}`,
    encodePathParams: true,
    // `api.ts` and `adsApi.ts` export them, because lists become pages there and with them the types of their hooks.
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

async function prettify(source: string): Promise<string> {
  return format(source, { ...(await resolveConfig(contract)), parser: 'typescript' });
}
