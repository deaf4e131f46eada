const firstPauseMs = 500;
const longestPauseMs = 8000;

/** Loads until that succeeds, with pauses that grow. Gives up, with what went wrong, once nobody wants it any more. */
export async function patiently<T>(
  load: () => Promise<T>,
  isWanted: () => boolean = () => true,
  pauseMs = firstPauseMs,
): Promise<T> {
  try {
    return await load();
  } catch (error) {
    await new Promise((resolve) => {
      setTimeout(resolve, pauseMs);
    });
    if (!isWanted()) throw error;
    return patiently(load, isWanted, Math.min(2 * pauseMs, longestPauseMs));
  }
}
