/**
 * Resolves when the page has made no request and had no long task for `quietMs` milliseconds. Never resolves once
 * `signal` is aborted.
 */
export function whenQuiet(quietMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    const observer = observing(() => restart());
    const end = () => {
      clearTimeout(timer);
      observer?.disconnect();
    };
    const restart = () => {
      clearTimeout(timer);
      // The browser may still tell of what was noted before the end.
      if (signal.aborted) return;
      timer = setTimeout(() => {
        end();
        resolve();
      }, quietMs);
    };
    signal.addEventListener('abort', end, { once: true });
    restart();
  });
}

/**
 * Tells of every file that came and of every task that took long. Not every browser does; then the time alone counts.
 */
function observing(onEntries: () => void): PerformanceObserver | undefined {
  if (!('PerformanceObserver' in globalThis)) return undefined;
  const observer = new PerformanceObserver(onEntries);
  for (const type of ['resource', 'longtask']) observer.observe({ type });
  return observer;
}
