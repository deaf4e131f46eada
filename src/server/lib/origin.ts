import { AsyncLocalStorage } from 'node:async_hooks';

/** Who sent the request that is being answered, and from where. */
export interface Origin {
  /** Null where nobody is signed in. */
  accountId: string | null;
  /** IP address. */
  address: string;
  /** The API key that it was sent with; null for a session, and where nobody is signed in. */
  key: { name: string; prefix: string } | null;
}

const current = new AsyncLocalStorage<Origin>();

/** Does a part of a request: what it records in the audit log says where the request came from. */
export const sentFrom = <T>(origin: Origin, work: () => T): T => current.run(origin, work);

/** Where the request came from that the program works on; `undefined` for work of its own, such as its jobs. */
export const currentOrigin = (): Origin | undefined => current.getStore();
