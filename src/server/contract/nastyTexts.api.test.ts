import { check } from 'recheck';
import { processorMsOf } from '../../ad-kit/testing/processorMs';
import { signUp } from '../testing/builders';
import { type ContractOperation, contract, contractOperations } from '../testing/contractCheck';
import { placeInAll, type RequestText, resolve, type Schema, textsOfBody, textsOfQuery } from '../testing/requestTexts';
import { sampleAddress } from '../testing/sampleRequests';
import { sampleThings } from '../testing/samples';
import { useTestServer } from '../testing/testServer';

const server = useTestServer({ config: { rateLimits: false, defaultPlan: 'enterprise' } });

/** As much as a body may hold, with room for the rest of it. */
const longestBody = 900_000;
/** As much as an address may hold. */
const longestQuery = 78_000;
/**
 * No request may keep everybody else waiting for longer than 200 ms. What grows with the square of a text takes many
 * seconds at these lengths; the room between is for machines that do much else while they test.
 */
const longestMs = 1_000;

/** What a pattern might look for, alone and in pairs that it might divide in more than one way. */
const units = ['a', '0', ' ', '.', '-', '@', '%', ',1', 'a.', '-a', 'a@', ' \n', '"', '😀', 'e\u0301'];

/** A text of a length. */
type LongText = (length: number) => string;

/** Each unit over and over, and the same with a beginning and an end that promise a match. */
function longTexts(of: string[]): LongText[] {
  const repeated = (unit: string, room: number) => unit.repeat(Math.max(0, Math.floor(room / unit.length)));
  return of.flatMap((unit): LongText[] => [
    (length) => repeated(unit, length),
    (length) => `a@${repeated(unit, length - 3)}@`,
  ]);
}

const tooLongTexts = ({ maxLength = 0 }: Schema, room: number): LongText[] =>
  maxLength < room ? longTexts(['.', ' ', '😀']) : [];

interface Measured {
  field: string;
  text: string;
  ms: number;
}

/** What a list might hold, right or wrong: one list holds them in turn, because each may be refused in its own way. */
const entries = ['{}', '"google"', '[]', '1', '{"a":1}'];

/** A list as long as a body may be. */
function listOf(parts: string[]): string {
  const round = parts.join();
  return `[${Array.from({ length: Math.floor(longestBody / (round.length + 1)) }, () => round).join()}]`;
}

const longestObject = `{${Array.from({ length: longestBody / 12 }, (_, index) => `"k${index}":1`).join()}}`;

/** How long the processor worked on a request, at best of three: other work of the machine only ever adds to it. */
async function measure(send: () => Promise<unknown>): Promise<number> {
  let best = Infinity;
  for (let attempt = 0; attempt < 3 && best > longestMs; attempt++) {
    best = Math.min(best, await processorMsOf(send));
  }
  return best;
}

/** A schema without the words about it. */
const shapeOf = (schema: Schema): string =>
  JSON.stringify(schema, (key, value: unknown) => (/^(description|examples)$/.test(key) ? undefined : value));

/** Whether this is the first time: what a shape refuses, it refuses everywhere, before anything else is done. */
function firstOf(kind: 'texts' | 'queries' | 'lists', schema: Schema): boolean {
  const known = `${kind} ${shapeOf(schema)}`;
  if (refused.has(known)) return false;
  refused.add(known);
  return true;
}
const refused = new Set<string>();

async function measureAll(texts: RequestText[], room: number, send: (value: unknown) => Promise<unknown>) {
  const slow: Measured[] = [];
  const look = async (textOf: (schema: Schema) => string, at: RequestText[]): Promise<void> => {
    const ms = await measure(() => send(placeInAll(at, textOf)));
    if (ms <= longestMs) return;
    if (at.length > 1) return each(at, (one) => look(textOf, [one]));
    const text = textOf(at[0]?.schema ?? {});
    slow.push({ field: at[0]?.field ?? '', text: `${text.slice(0, 20)}… (${text.length})`, ms: Math.round(ms) });
  };
  for (const together of togetherIn(texts)) {
    const longest = Math.floor(room / together.length);
    await each(longTexts(units), (text) => look(({ maxLength = 0 }) => text(Math.min(maxLength, longest)), together));
  }
  for (const text of texts) {
    if (!firstOf(room === longestBody ? 'texts' : 'queries', text.schema)) continue;
    await each(tooLongTexts(text.schema, room), (tooLong) => look(() => tooLong(room), [text]));
  }
  return slow;
}

async function each<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  for (const item of items) await work(item);
}

async function expectQuickLists(
  operation: ContractOperation,
  send: (payload: string) => Promise<{ body: string }>,
): Promise<void> {
  const { properties = {} } = resolve(operation.requestBody?.content['application/json']?.schema as Schema);
  // Where a list is in place, each operation works through it in its own way.
  const fields = Object.entries(properties)
    .map(([field, reference]) => ({ field, schema: resolve(reference) }))
    .filter(({ schema: { type = 'array' }, schema }) => [type].flat().includes('array') || firstOf('lists', schema));
  const bodies = [
    listOf(entries),
    longestObject,
    ...fields.map(({ field }) => `{"${field}":${listOf(entries)}}`),
    ...fields.filter(({ schema }) => schema.items).map(({ field }) => `{"${field}":${listOf(['"google"'])}}`),
  ];
  for (const payload of bodies) {
    let answer = '';
    const ms = await measure(async () => {
      answer = (await send(payload)).body;
    });
    expect({ payload: payload.slice(0, 30), isQuick: ms <= longestMs, isShort: answer.length < 20_000 }).toEqual({
      payload: payload.slice(0, 30),
      isQuick: true,
      isShort: true,
    });
  }
}

/**
 * Texts that are filled at once, because one at a time takes minutes: those that take anything, and those that a
 * pattern refuses alike, which would keep the others from being worked with. What has a format is short.
 */
function togetherIn(texts: RequestText[]): RequestText[][] {
  const groups = new Map<string, RequestText[]>();
  for (const text of texts) {
    const { format, pattern, minLength = 0 } = text.schema;
    if (format) continue;
    const key = `${text.shape} ${pattern === undefined && minLength <= 1 ? 'anything' : shapeOf(text.schema)}`;
    groups.set(key, [...(groups.get(key) ?? []), text]);
  }
  return [...groups.values()];
}

/** The thing that an operation is about, so that requests get past the question whether there is one. */
async function makeThing({ path }: ContractOperation) {
  const { token } = await signUp(server);
  const thing = Object.values(sampleThings).find(({ address }) => path.startsWith(address));
  return { token, id: (await thing?.add(server, token)) ?? 'unknown' };
}

const withBody = contractOperations.filter((operation) => textsOfBody(operation).length > 0);
const withQuery = contractOperations.filter((operation) => textsOfQuery(operation).length > 0);
const named = (operations: ContractOperation[]) => operations.map((one) => [one.operationId, one] as const);

it('knows the texts of the contract, however deep', () => {
  const fieldsOf = (id: string) =>
    textsOfBody(contractOperations.find(({ operationId }) => operationId === id) as ContractOperation).map(
      ({ field }) => field,
    );
  expect(fieldsOf('registerAccount')).toEqual(['email', 'password', 'full_name']);
  expect(fieldsOf('createAd')).toEqual(expect.arrayContaining(['name', 'contents.0.headlines.0', 'artwork.brand']));
});

it.each(named(withQuery))('%s looks for the longest texts without holding up anybody', async (_id, operation) => {
  const { token, id } = await makeThing(operation);
  const base = sampleAddress({ ...operation, parameters: [] }, id);
  const send = (values: unknown) => {
    const query = new URLSearchParams(values as Record<string, string>);
    return server.call(operation.method, `${base}?${query.toString()}`, { token });
  };
  // Encoded, a character takes up to three times its room.
  expect(await measureAll(textsOfQuery(operation), longestQuery / 3, send)).toEqual([]);
});

// First what is refused, so that the texts find what they are to find. Making a thing takes as long as many a request.
it.each(named(withBody))('%s answers the longest lists and texts without holding up anybody', async (_id, one) => {
  const { token, id } = await makeThing(one);
  const address = sampleAddress(one, id);
  await expectQuickLists(one, (payload) => server.call(one.method, address, { token, payload }));
  const send = (body: unknown) => server.call(one.method, address, { token, body });
  expect(await measureAll(textsOfBody(one), longestBody, send)).toEqual([]);
});

describe('the patterns of the contract', () => {
  const patterns = new Set<string>();
  JSON.stringify(contract, (key, value: unknown) => {
    if (key === 'pattern' && typeof value === 'string') patterns.add(value);
    return value;
  });

  it.each([...patterns])('%s takes linear time', async (pattern) => {
    expect((await check(pattern, 'u')).status).toBe('safe');
  });
});
