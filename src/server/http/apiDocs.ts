import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { apiDocsLook } from './apiDocsLook';

const require = createRequire(import.meta.url);

/** The reference styles itself as it runs, and sends nothing anywhere but to this server. */
const contentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/look.css">
</head>
<body>
<div id="reference"></div>
<script src="/api/docs/reference.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

/** Nothing of the library's that is not on this server: no fonts, no other clients, no assistants, no telemetry. */
const settings = {
  url: '/api/docs/contract.json',
  theme: 'none',
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
  documentDownloadType: 'none',
  authentication: { preferredSecurityScheme: 'bearer' },
  persistAuth: false,
} as const;

// A file of its own, because the page's policy runs no script that stands in the page.
const start = `Scalar.createApiReference('#reference', ${JSON.stringify(settings)});
`;

/** Serves the contract itself, and a page to read and try it. */
export async function serveApiDocs(app: FastifyInstance, contractFile: string, document: ReadContract): Promise<void> {
  const contract = await readFile(contractFile, 'utf8');
  const font = path.join(
    path.dirname(require.resolve('@fontsource-variable/geist/package.json')),
    'files/geist-latin-wght-normal.woff2',
  );
  let reference: Promise<string> | undefined;
  app.get('/api/openapi.yaml', (_request, reply) => sendText(reply, 'application/yaml', contract));
  app.get('/api/docs', (_request, reply) =>
    sendText(reply.header('content-security-policy', contentPolicy), 'text/html', page),
  );
  app.get('/api/docs/contract.json', (_request, reply) =>
    sendText(reply, 'application/json', JSON.stringify(forReading(document))),
  );
  app.get('/api/docs/start.js', (_request, reply) => sendText(reply, 'text/javascript', start));
  app.get('/api/docs/look.css', (_request, reply) => sendText(reply, 'text/css', apiDocsLook));
  app.get('/api/docs/geist.woff2', async (_request, reply) => reply.type('font/woff2').send(await readFile(font)));
  app.get('/api/docs/reference.js', async (_request, reply) => {
    reference ??= readReference();
    return sendText(reply, 'text/javascript', await reference);
  });
}

/** What is read here of the contract. */
export interface ReadContract {
  paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
  components: {
    schemas: Readonly<Record<string, Schema>>;
    parameters: Readonly<Record<string, Parameter>>;
  };
}

/** Or a reference to one of the components. */
interface Parameter {
  name?: string;
  in?: string;
  required?: boolean;
  schema?: Schema & { $ref?: string };
  examples?: Readonly<Record<string, { value?: unknown; 'x-disabled': boolean }>>;
}

interface Schema {
  properties?: Readonly<Record<string, { description?: string }>>;
  default?: unknown;
  enum?: readonly unknown[];
  examples?: readonly unknown[];
}

interface Operation {
  'x-role'?: string;
  'x-scope'?: string;
  description?: string;
  parameters?: readonly Parameter[];
}

/**
 * The contract with what each operation says of who may call it in words, since the reference shows no fields of our own,
 * without the fields that are ignored, which would be in each example, and with no optional parameters in calls that are tried.
 */
function forReading(document: ReadContract): ReadContract {
  const { schemas, parameters } = document.components;
  const quiet = (parameter: Parameter) => switchedOff(parameter, schemas);
  const paths = Object.entries(document.paths).map(([address, operations]) => [
    address,
    Object.fromEntries(
      Object.entries(operations).map(([method, operation]: [string, Operation]) => [
        method,
        {
          ...operation,
          ...(operation['x-role'] !== undefined && { description: described(operation) }),
          ...(operation.parameters && { parameters: operation.parameters.map(quiet) }),
        },
      ]),
    ),
  ]);
  const read = Object.entries(schemas).map(([name, schema]) => [name, withoutIgnored(schema)]);
  const quietOnes = Object.entries(parameters).map(([name, parameter]) => [name, quiet(parameter)]);
  return {
    ...document,
    paths: Object.fromEntries(paths) as ReadContract['paths'],
    components: {
      ...document.components,
      schemas: Object.fromEntries(read) as ReadContract['components']['schemas'],
      parameters: Object.fromEntries(quietOnes) as ReadContract['components']['parameters'],
    },
  };
}

/**
 * An optional parameter's default, example, or first value would be part of each call that is tried, so that it asks for
 * a part of what is there. So the reference is handed an example that is switched off; it has the default, if there is
 * one, for the person to change.
 */
function switchedOff(parameter: Parameter, schemas: ReadContract['components']['schemas']): Parameter {
  const { schema } = parameter;
  if (parameter.in !== 'query' || parameter.required === true || !schema) return parameter;
  const referred = schemas[schema.$ref?.split('/').at(-1) ?? ''];
  const { default: value, examples, enum: values } = { ...referred, ...schema };
  if (value === undefined && !examples && !values) return parameter;
  return { ...parameter, examples: { default: { ...(value !== undefined && { value }), 'x-disabled': true } } };
}

function withoutIgnored(schema: Schema): Schema {
  if (!schema.properties) return schema;
  const read = Object.entries(schema.properties).filter(([, field]) => field.description !== 'Accepted and ignored.');
  return { ...schema, properties: Object.fromEntries(read) };
}

function described({ 'x-role': role = '', 'x-scope': scope = 'none', description = '' }: Operation): string {
  if (role === 'anyone') return `${description}\n\nAnyone may call it, signed in or not.`;
  const who = role === 'person' ? 'whoever is signed in' : `${role} of the workspace`;
  const key = scope === 'none' ? 'none may call it' : `scope \`${scope}\``;
  return `${description}\n\n**Role:** ${who}. **API key:** ${key}.`;
}

/** Read at the first request: most processes never serve it, and it is over four megabytes. */
async function readReference(): Promise<string> {
  const { default: plugin } = await import('@scalar/fastify-api-reference');
  const library = fastify();
  await library.register(plugin, { routePrefix: '/', configuration: settings });
  const { body } = await library.inject('/js/scalar.js');
  await library.close();
  return body;
}

const sendText = (reply: FastifyReply, type: string, text: string): FastifyReply =>
  reply.header('cache-control', 'no-cache').type(`${type}; charset=utf-8`).send(text);
