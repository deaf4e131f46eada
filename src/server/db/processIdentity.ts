import { execFile } from 'node:child_process';
import { readFile, readlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { promisify } from 'node:util';

/** What tells a process from every other one, as far as it can be seen from here. */
export interface ProcessIdentity {
  pid: number;
  /** When the process started, because process numbers are used again. */
  startedAt: string;
  /** The machine's or container's own name, for people. */
  host: string;
  /**
   * Among whose processes the number counts. Two containers may have the same name and each a process number 1, so the
   * name alone says nothing: where this differs, the process can't be looked for.
   */
  space: string;
}

/** Describes a process that is seen from here. */
export async function describeProcess(pid: number): Promise<ProcessIdentity> {
  return { pid, startedAt: await startOf(pid), host: hostname(), space: await processSpace() };
}

/** Whether a process that is seen from here still runs. */
export async function isRunning({ pid, startedAt }: ProcessIdentity): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return (await startOf(pid)) === startedAt;
}

async function processSpace(): Promise<string> {
  try {
    return `${await bootId()} ${await readlink('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

/** When a process started, as the system tells it; empty where it doesn't. Only ever compared with itself. */
async function startOf(pid: number): Promise<string> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets and may hold anything. The third is the state, the 22nd the
    // start.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return 'ended, but its parent has not asked how';
    return `${await bootId()} ${fields[19] ?? ''}`;
  } catch {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)]).catch(() => ({
      stdout: '',
    }));
    return stdout.trim();
  }
}

const bootId = async (): Promise<string> => (await readFile('/proc/sys/kernel/random/boot_id', 'utf8')).trim();
