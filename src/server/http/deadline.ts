import { Refusal } from '../lib/refusal';

/** Nobody waits longer for an answer; a database that stands still may take for ever. */
const longestMs = 25_000;

/**
 * The outcome of work, or a refusal where it takes longer than 25 seconds. The work itself goes on: it may still be
 * stored. Throws `Refusal('unavailable')`.
 */
export async function withinDeadline<T>(work: Promise<T>, milliseconds = longestMs): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(
        new Refusal('unavailable', 'This takes too long at the moment. Please check in a while whether it was done.'),
      );
    }, milliseconds);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
