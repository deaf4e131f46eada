import pg from 'pg';
import { currentOwner } from '../lib/owner';
import { createDatabaseTurns } from './databaseTurns';

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void;

/** How many connections one account has at once: the rest, and most of the server's time, is for everybody else. */
const eachAtOnce = 4;

/**
 * Connections to a server, which accounts use in turns. There are as many turns as connections, so nobody waits for the
 * pool itself, which would give up after some seconds as if the database were away.
 */
export class FairPool extends pg.Pool {
  readonly #turns;
  readonly #ends = new Map<pg.PoolClient, () => void>();

  constructor(options: pg.PoolConfig & { max: number }) {
    super(options);
    this.#turns = createDatabaseTurns({ atOnce: options.max, eachAtOnce });
    this.on('release', (_error, client) => {
      const end = this.#ends.get(client);
      this.#ends.delete(client);
      end?.();
    });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    const connected = this.#connectInTurn();
    if (!callback) return connected;
    connected.then(
      (client) => callback(undefined, client, () => client.release()),
      (error: unknown) => callback(error as Error, undefined, () => undefined),
    );
    return undefined;
  }

  async #connectInTurn(): Promise<pg.PoolClient> {
    const end = await this.#turns.begin(currentOwner());
    try {
      const client = await super.connect();
      this.#ends.set(client, end);
      return client;
    } catch (error) {
      end();
      throw error;
    }
  }
}
