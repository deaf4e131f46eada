import { createTurns, type Turns, type TurnsOptions } from '../lib/turns';

/** More than all requests that are let in have waiting at once, a few statements each. */
const waiting = { inAll: 20_000, each: 2_000 };

/**
 * Turns at a database. Accounts share its time equally, and an account that wants little does not wait for another
 * one's backlog: without that, one account's 150 searches kept everybody else waiting for seven seconds.
 */
export const createDatabaseTurns = (connections: Pick<TurnsOptions, 'atOnce' | 'eachAtOnce' | 'pauseAfterMs'>): Turns =>
  createTurns({
    ...connections,
    waiting,
    longestWaitMs: 60_000,
    sorry: 'The server is very busy right now. Please try again in a few seconds.',
  });
