import { mock } from 'node:test';
import { NoopLogger } from 'drizzle-orm/logger';

/** Runs work and returns the statements that repositories and jobs sent meanwhile, in their order, without values. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  // Where no logger is set, every session tells this one of every statement.
  const { mock: told } = mock.method(NoopLogger.prototype as { logQuery: (text: string) => void }, 'logQuery');
  try {
    await work();
    return told.calls.map(({ arguments: [text] }) => text);
  } finally {
    told.restore();
  }
}
