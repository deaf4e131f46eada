import { AsyncLocalStorage } from 'node:async_hooks';
import type { Owner } from './turns';

const current = new AsyncLocalStorage<Owner>();

/** What the product does by itself, such as its jobs. */
const theProduct: Owner = Symbol('the product');

/** Does work on behalf of an account, or of an IP address if nobody is signed in: their share of the turns is used. */
export const workFor = <T>(owner: Owner, work: () => T): T => current.run(owner, work);

/** On whose behalf the program works at this moment. */
export const currentOwner = (): Owner => current.getStore() ?? theProduct;

/** Reads the rest of `pieces` on behalf of the same caller, although the handler has returned by then. */
export function readForCaller<Piece>(pieces: AsyncIterable<Piece>): AsyncGenerator<Piece> {
  return readFor(currentOwner(), pieces[Symbol.asyncIterator]());
}

async function* readFor<Piece>(owner: Owner, pieces: AsyncIterator<Piece>): AsyncGenerator<Piece> {
  try {
    for (;;) {
      const next = await workFor(owner, () => pieces.next());
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await pieces.return?.();
  }
}
