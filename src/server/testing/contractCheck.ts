import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { resources } from './testResources';
import type { ItemKind } from '../contract/access';
import type { KeyScope, Role } from '../lib/scope';

interface Reference {
  $ref?: string;
}

interface Response extends Reference {
  content?: Record<string, { schema: object }>;
  headers?: Record<string, object>;
}

interface Operation {
  operationId: string;
  /** Who may call it. */
  'x-role': 'anyone' | 'person' | Role;
  /** What its `{id}` names. */
  'x-item'?: ItemKind;
  /** What an API key needs for it; left out where everybody may call. */
  'x-scope'?: KeyScope | 'none';
  /** Whether it may be called in a team that is read-only. */
  'x-when-read-only'?: 'allowed';
  security?: object[];
  parameters?: (Reference & { in?: string; name?: string; schema?: object })[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, Response>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: {
    responses: Record<string, Response>;
    schemas: { ErrorCode: { enum: string[] } } & Record<string, object>;
  };
}

/** The contract as it is written. */
export const contract = JSON.parse(readFileSync(resources.contractJson, 'utf8')) as Document;

/** Every operation of the contract with its method and its path below `/api`. */
export const contractOperations = Object.entries(contract.paths).flatMap(([path, operations]) =>
  Object.entries(operations)
    .filter(([method]) => method !== 'parameters')
    .map(([method, operation]) => ({ method: method.toUpperCase(), path, ...operation })),
);

export type ContractOperation = (typeof contractOperations)[number];

/** Whether an operation may be about a team that is named. */
export const takesTeam = ({ parameters = [] }: ContractOperation): boolean =>
  parameters.some(({ $ref }) => $ref?.endsWith('/TeamId'));

const ajv = new Ajv2020({ strict: false, allErrors: true, multipleOfPrecision: 5 });
addFormats(ajv);
ajv.addSchema(contract, 'contract');
const validators = new Map<string, ValidateFunction>();

interface Answer {
  statusCode: number;
  headers: Record<string, unknown>;
  body: string;
}

/** Throws if an answer is not what the contract says of its operation. Addresses outside of the API are let through. */
export function checkAnswer(method: string, url: string, answer: Answer): void {
  const path = url.split('?', 1)[0] ?? '';
  const operation = contractOperations.find((one) => one.method === method && patternOf(one.path).test(path));
  if (!operation) return;
  const { operationId } = operation;
  const documented = operation.responses[String(answer.statusCode)];
  if (!documented) throw new Error(`${operationId} answered ${answer.statusCode}, which the contract does not know.`);
  const pointer = documented.$ref ?? pointerTo(operation.path, method, answer.statusCode);
  const response = documented.$ref
    ? contract.components.responses[documented.$ref.split('/').at(-1) ?? '']
    : documented;
  for (const header of Object.keys(response?.headers ?? {})) {
    if (answer.headers[header.toLowerCase()] === undefined)
      throw new Error(`${operationId} left out the header ${header}.`);
  }
  const types = Object.keys(response?.content ?? {});
  if (types.length === 0) {
    if (answer.body !== '') throw new Error(`${operationId} answered ${answer.statusCode} with a body.`);
    return;
  }
  const type = types.find((one) => String(answer.headers['content-type']).startsWith(one));
  if (!type) throw new Error(`${operationId} did not answer ${types.join(' or ')}.`);
  const schema = `${pointer}/content/${escaped(type)}/schema`;
  if (type === 'application/json') checkBody(operationId, schema, answer.body);
  if (type === 'application/x-ndjson') {
    const lines = answer.body.split('\n');
    if (lines.pop() !== '') throw new Error(`${operationId} did not end its last line.`);
    for (const line of lines) checkBody(operationId, schema, line);
  }
}

function checkBody(operationId: string, pointer: string, body: string): void {
  const validate = validators.get(pointer) ?? ajv.compile({ $ref: `contract${pointer}` });
  validators.set(pointer, validate);
  if (!validate(JSON.parse(body))) {
    throw new Error(
      `${operationId} answered against the contract: ${ajv.errorsText(validate.errors)} in ${body.slice(0, 500)}`,
    );
  }
}

const patternOf = (path: string): RegExp => new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`);

const escaped = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1');

const pointerTo = (path: string, method: string, status: number): string =>
  `#/paths/${encodeURIComponent(escaped(path))}/${method.toLowerCase()}/responses/${status}`;
