import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ValidateFunction } from 'ajv/dist/2020';
import type { Operation } from '../api/api';
import { routes } from './generated/routes.gen';

type Reply = { $ref?: string; content?: Record<string, object>; headers?: Record<string, object> };
type Contract = {
  paths: Record<string, Record<string, { responses: Record<string, Reply> }>>;
  components: { responses: Record<string, Reply> };
};

/**
 * Throws if an answer is not what the contract says of its operation: a fake that answers otherwise than the server
 * would let a screen pass that fails in front of people.
 */
export async function checkAnswer(operation: Operation, answer: Response): Promise<void> {
  const { contract } = (opened ??= await open());
  const { status, headers } = answer;
  const { method, path: address } = routes[operation];
  const documented = contract.paths[address]?.[method.toLowerCase()]?.responses[String(status)];
  if (!documented) throw new Error(`${operation} answered ${status}, which the contract does not know.`);
  const { $ref = `#/paths/${escaped(address)}/${method.toLowerCase()}/responses/${status}` } = documented;
  const reply = contract.components.responses[$ref.split('/').at(-1) ?? ''] ?? documented;
  // A page can't read its cookies.
  const missing = Object.keys(reply.headers ?? {}).filter((name) => !(headers.has(name) || name === 'Set-Cookie'));
  if (missing.length > 0) throw new Error(`${operation} left out the header ${missing.join(', ')}.`);
  const types = Object.keys(reply.content ?? {});
  const type = headers.get('Content-Type') ?? '';
  const isRight = types.length === 0 ? type === '' : types.some((one) => type.startsWith(one));
  if (!isRight) throw new Error(`${operation} answered ${type || 'nothing'} instead of ${types.join() || 'nothing'}.`);
  if (!type.startsWith('application/json')) return;
  const problem = problemIn(opened, `${$ref}/content/application~1json/schema`, await answer.json());
  if (problem) throw new Error(`${operation} answered against the contract: ${problem}.`);
}

function problemIn({ ajv, validators }: Opened, pointer: string, body: unknown): string | undefined {
  const validate = validators.get(pointer) ?? ajv.compile({ $ref: `contract${pointer}` });
  validators.set(pointer, validate);
  return validate(body) ? undefined : ajv.errorsText(validate.errors, { dataVar: 'body' });
}

type Opened = Awaited<ReturnType<typeof open>>;
let opened: Opened | undefined;

/**
 * Opened by the first answer of a file's tests, because many files ask for none; each operation's schema is compiled at
 * its own first answer.
 */
async function open() {
  const { Ajv2020 } = await import('ajv/dist/2020');
  const { default: addFormats } = await import('ajv-formats');
  const contract = JSON.parse(readFileSync(await contractAsJson(), 'utf8')) as Contract;
  const code = { optimize: false };
  const ajv = new Ajv2020({ strict: false, validateSchema: false, meta: false, code, multipleOfPrecision: 5 });
  addFormats(ajv);
  ajv.addSchema(contract, 'contract');
  return { contract, ajv, validators: new Map<string, ValidateFunction>() };
}

/** The contract as JSON, which is read in no time; each state of it is parsed once for all tests. */
async function contractAsJson(): Promise<string> {
  const text = readFileSync('openapi.yaml', 'utf8');
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const file = path.resolve('.cache', `test-contract-${digest}.json`);
  if (existsSync(file)) return file;
  const { parse } = await import('yaml');
  mkdirSync(path.dirname(file), { recursive: true });
  // Written aside and renamed, because several workers may do this at the same time.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(parse(text)));
  renameSync(`${file}.${process.pid}`, file);
  return file;
}

const escaped = (part: string): string => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
