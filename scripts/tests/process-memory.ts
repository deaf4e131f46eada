import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';

interface Process {
  pid: number;
  parent: number;
  bytes: number;
}

/** The memory of this process and of all that it starts. */
export interface MemoryWatch {
  /** The highest sum so far, in bytes. */
  peak(): number;
  /** Ends the watch and tells the highest sum. */
  stop(): number;
}

/** Begins to watch; `undefined` where the system has no `/proc`. */
export function watchMemory(everyMs = 1_000): MemoryWatch | undefined {
  if (!existsSync('/proc/self/status')) return undefined;
  const known = new Set([process.pid]);
  let peak = 0;
  const look = async () => {
    peak = Math.max(peak, sumOfFamily(await readProcesses(), known));
  };
  const timer = setInterval(() => void look(), everyMs);
  return {
    peak: () => peak,
    stop: () => {
      clearInterval(timer);
      return peak;
    },
  };
}

/**
 * The memory of the known processes that still run and of all their descendants, which are added to `known`. They stay
 * known, because PostgreSQL leaves the process that started it.
 */
export function sumOfFamily(processes: Process[], known: Set<number>): number {
  const running = new Set(processes.map(({ pid }) => pid));
  for (const pid of known) if (!running.has(pid)) known.delete(pid);
  for (let before = -1; before < known.size;) {
    before = known.size;
    for (const { pid, parent } of processes) if (known.has(parent)) known.add(pid);
  }
  return processes.reduce((sum, { pid, bytes }) => (known.has(pid) ? sum + bytes : sum), 0);
}

async function readProcesses(): Promise<Process[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const texts = await Promise.all(
    // It may have ended meanwhile.
    names.map((name) => readFile(`/proc/${name}/status`, 'utf8').catch(() => '')),
  );
  return texts.filter(Boolean).map(readStatus);
}

/**
 * Reads the text of `/proc/<pid>/status`. Leaves out files, such as the program itself, which twenty processes of a
 * browser share and the system can drop.
 */
export function readStatus(text: string): Process {
  const number = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);
  return { pid: number('Pid'), parent: number('PPid'), bytes: (number('RssAnon') + number('RssShmem')) * 1_024 };
}
