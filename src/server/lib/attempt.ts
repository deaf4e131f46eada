import { AsyncLocalStorage } from 'node:async_hooks';

/** One try of a call that its sender may repeat. */
export interface Attempt {
  id: string;
  /** Work that goes on after the answer is no part of it. */
  isOver: boolean;
}

const current = new AsyncLocalStorage<Attempt>();

/** Does the work of a try: each transaction in it is marked as the try's. */
export const duringAttempt = <T>(attempt: Attempt, work: () => T): T => current.run(attempt, work);

/** The try that the program works on at this moment. */
export function currentAttempt(): Attempt | undefined {
  const attempt = current.getStore();
  return attempt?.isOver ? undefined : attempt;
}
