import { jest } from '@jest/globals';
import { NoopLogger } from 'drizzle-orm/logger';

/** Runs work and returns the statements that repositories and jobs sent meanwhile, in their order, without values. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  // Where no logger is set, every session tells this one of every statement.
  const told = jest.spyOn(NoopLogger.prototype, 'logQuery' as never) as jest.SpiedFunction<(text: string) => void>;
  try {
    await work();
    return told.mock.calls.map(([text]) => text);
  } finally {
    told.mockRestore();
  }
}
