/**
 * How long the processor works on something, in milliseconds of a usual machine. A slow machine, or one that does much
 * else, takes longer for everything: what it takes for a piece of work that is always the same is measured beside it.
 */
export function processorMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  return usualMs(msSince(before));
}

/** The same of what is waited for, with all that the process does meanwhile. */
export async function processorMsOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  return usualMs(msSince(before));
}

function msSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** What the piece of work takes on the machine for which the tests' bounds were chosen. */
const usualYardstickMs = 3.2;
let yardstick = { ms: usualYardstickMs, measuredAt: -Infinity };

/** A machine that is quicker than usual gains nothing by it, so that no bound is tighter than it reads. */
function usualMs(ms: number): number {
  // How busy the machine is changes while the tests run.
  if (performance.now() - yardstick.measuredAt > 1_000) {
    // The first time it is compiled as well.
    if (yardstick.measuredAt === -Infinity) measureYardstick();
    yardstick = { ms: measureYardstick(), measuredAt: performance.now() };
  }
  return ms * Math.min(1, usualYardstickMs / yardstick.ms);
}

/** Looks words up in a text and sorts them, as what is measured does: some work for memory, some for the processor. */
function measureYardstick(): number {
  const before = process.cpuUsage();
  const counts = new Map<string, number>();
  for (let index = 0; index < 20_000; index++) {
    const word = `word ${(index * 7_919) % 5_003}`.replace(/\d/g, (digit) => String.fromCharCode(97 + Number(digit)));
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  [...counts.keys()].sort((one, other) => one.localeCompare(other));
  return msSince(before);
}
