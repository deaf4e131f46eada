import { JSONParser } from '@streamparser/json';
import { ModelFailure } from './model';

/** Lists of texts by their names, as a model answers them. */
export type Lists = Record<string, string[]>;

/** How long an answer may be, in UTF-16 units. */
const mostLength = 64 * 1_024;

/**
 * Reads an answer that is an object with lists of texts, and tells each text when it is complete. What stands around
 * the object is passed over, as models that know no schemas put it into a block of code. Throws
 * `ModelFailure('unreadable')` and `('empty')`.
 */
export async function readLists(
  pieces: AsyncIterable<string>,
  names: readonly string[],
  onText: (name: string, text: string) => void,
): Promise<Lists> {
  let found: unknown;
  let length = 0;
  let hasBegun = false;
  const parser = new JSONParser({ paths: ['$', ...names.map((name) => `$.${name}.*`)] });
  parser.onValue = ({ value, stack }) => {
    const name = stack[1]?.key;
    if (name === undefined) found = value;
    else if (typeof name === 'string' && typeof value === 'string') onText(name, value);
  };
  for await (const piece of pieces) {
    length += piece.length;
    if (length > mostLength) throw new ModelFailure('unreadable', { code: 'too_long' });
    const json = hasBegun ? piece : piece.slice(piece.indexOf('{'));
    hasBegun ||= piece.includes('{');
    if (hasBegun && found === undefined) feed(parser, json, () => found !== undefined);
  }
  if (length === 0) throw new ModelFailure('empty');
  if (!areLists(found, names)) throw new ModelFailure('unreadable', { code: 'not_as_asked' });
  return found;
}

function feed(parser: JSONParser, json: string, isComplete: () => boolean): void {
  try {
    parser.write(json);
  } catch {
    if (!isComplete()) throw new ModelFailure('unreadable', { code: 'no_json' });
  }
}

const areLists = (found: unknown, names: readonly string[]): found is Lists =>
  typeof found === 'object' &&
  found !== null &&
  names.every((name) => {
    const list = (found as Partial<Record<string, unknown>>)[name];
    return Array.isArray(list) && list.every((text) => typeof text === 'string');
  });
