import { apiDiff } from 'api-smart-diff';

/** What one operation no longer does as before. */
export interface Break {
  /** The operation's id in the older contract. */
  operation: string;
  /** Where in the operation, such as `response 200: url`. */
  place: string;
  change: string;
}

interface Difference {
  path: readonly (string | number)[];
  action: string;
  type: string;
  before?: unknown;
  after?: unknown;
}

interface Contract {
  paths: Record<string, Record<string, { operationId?: string } | undefined>>;
}

/**
 * What the clients of an older contract can't rely on any more, by operation. The library finds the differences and says
 * of most of them whether they break something; where it is wrong for a contract like ours, `isBreaking` says it.
 */
export function breaksBetween(older: object, newer: object): Break[] {
  const { paths } = older as Contract;
  const found = (apiDiff(older, newer, {}) as Difference[]).filter(isBreaking).flatMap((difference) => {
    const [, address = '', method = ''] = difference.path.map(String);
    const operations = paths[address] ?? {};
    const ids = method in operations ? [operations[method]?.operationId] : Object.values(operations).map(idOf);
    const said = { place: placeOf(difference.path), change: changeOf(difference) };
    return ids.filter((id) => id !== undefined).map((operation) => ({ operation, ...said }));
  });
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
}

const idOf = (operation: { operationId?: string } | undefined) => operation?.operationId;

/** What decides who may call an operation, and what a generated client calls it. */
const names = ['operationId', 'x-role', 'x-scope', 'x-item'];

function isBreaking({ path, action, type, before, after }: Difference): boolean {
  // Components count where operations use them.
  if (path[0] !== 'paths') return false;
  const isAnswer = path.includes('responses');
  const [owner, last] = path.slice(-2).map(String);
  if (path.length === 4 && names.includes(last ?? '')) return true;
  // A field that is no longer known is refused.
  if (!isAnswer && owner === 'properties' && action === 'remove') return true;
  if (last === 'type') return isAnswer ? !includesAll(before, after) : !includesAll(after, before);
  // Programs are told to expect codes that they don't know.
  if (isAnswer && owner === 'enum' && path.at(-3) === 'code') return action !== 'add';
  return type === 'breaking';
}

/** Whether every JSON type of `some` is one of `all`. */
function includesAll(all: unknown, some: unknown): boolean {
  const known = [all].flat();
  return [some].flat().every((one) => known.includes(one) || (one === 'integer' && known.includes('number')));
}

/** Words of a path that say nothing to a reader. */
const silent = [
  'content',
  'application/json',
  'schema',
  'properties',
  'required',
  'enum',
  'type',
  'allOf',
  'anyOf',
  'oneOf',
];

function placeOf(path: readonly (string | number)[]): string {
  const [part = 'operation', ...inside] = path.slice(3).map(String);
  if (part === 'operation' || names.includes(part)) return 'operation';
  const status = part === 'responses' ? inside.shift() : undefined;
  const field = inside
    .filter((word) => !silent.includes(word) && !/^\d+$/.test(word))
    .map((word) => (word === 'items' ? '[]' : word))
    .join('.')
    .replaceAll('.[]', '[]');
  const side =
    status === undefined
      ? part.replace('requestBody', 'body').replace('parameters', 'parameter')
      : `response ${status}`;
  return field === '' ? side : `${side}: ${field}`;
}

function changeOf({ path, action, before, after }: Difference): string {
  const last = path.map(String).findLast((word) => !/^\d+$/.test(word)) ?? '';
  const said = (value: unknown) => [value].flat().join(' or ');
  if (last === 'type') return `${said(before)} → ${said(after)}`;
  if (last === 'enum') return action === 'add' ? `new value ${said(after)}` : `no more ${said(before)}`;
  if (last === 'required') return action === 'remove' ? `${said(before) || 'it'} may be missing` : `now required`;
  if (action === 'replace') return `${last}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`.slice(0, 120);
  return action === 'remove' ? 'removed' : `added: ${last}`;
}
