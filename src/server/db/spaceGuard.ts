import type { PGlite } from '@electric-sql/pglite';
import type { Log } from '../lib/log';
import { freeSpace, inMegabytes, spaceFloor } from './dataFolder';

export interface SpaceGuard {
  /** Checks the free space before each statement. Returns a promise only if writing has to be allowed or forbidden. */
  look: () => Promise<void> | undefined;
  /** Whether there is room to write, looked at anew. */
  hasSpace: () => boolean;
}

/**
 * Makes the embedded database read-only while too little of its disk is free, and writable again when there is room.
 * Every write is then refused before it begins; on a full disk it would never end.
 */
export function guardSpace(folder: string, client: Pick<PGlite, 'exec'>, log: Log, floor = spaceFloor): SpaceGuard {
  let isLow = false;
  return {
    // Looked at anew: another program may have filled the disk since the last statement.
    hasSpace: () => freeSpace(folder) >= floor,
    look: () => {
      // Each time: a timer would look too late where a file of another program grows.
      const free = freeSpace(folder);
      if (free < floor === isLow) return undefined;
      isLow = !isLow;
      const facts = { folder, free: inMegabytes(free), needed: inMegabytes(floor) };
      if (isLow) log.error(facts, 'The disk is almost full: nothing is stored until there is room. Reading goes on.');
      else log.info(facts, 'The disk has room again: everything is stored as usual.');
      return client.exec(`set default_transaction_read_only = ${isLow ? 'on' : 'off'}`).then(() => undefined);
    },
  };
}
