import { Readable } from 'node:stream';
import { jsonList } from '../lib/jsonPieces';
import { readForCaller } from '../lib/owner';

/** The headers of an answer that is JSON though it is sent piece by piece. */
export const jsonType = { 'content-type': 'application/json; charset=utf-8' };

/** Sends JSON piece by piece. One piece is read ahead of the one that is being sent. */
export const inPieces = (pieces: AsyncIterable<string>): Readable =>
  Readable.from(readForCaller(pieces), { highWaterMark: 1 });

/** Sends a file piece by piece. */
export const fileInPieces = (pieces: AsyncIterable<Uint8Array>): Readable =>
  Readable.from(readForCaller(pieces), { objectMode: false });

/** Each item as it travels. */
export async function* eachAs<Item, Wire>(
  items: AsyncIterable<Item>,
  toWire: (item: Item) => Wire,
): AsyncGenerator<Wire> {
  for await (const item of items) yield toWire(item);
}

/** A list that may be too much to write in one go. */
export const listInPieces = <Item, Wire>(items: AsyncIterable<Item>, toWire: (item: Item) => Wire): Readable =>
  inPieces(jsonList(eachAs(items, toWire)));
