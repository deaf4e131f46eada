import { spawn, type SpawnOptions } from 'node:child_process';
import path from 'node:path';

/** The program of an installed package; starting it by `npx` would leave a process beside it. */
export const tool = (name: string): string => path.resolve('node_modules/.bin', name);

/** Runs a command with the terminal's own output and answers its exit code; a signal counts as 1. */
export function runCommand(command: string, args: string[], options: SpawnOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a command in silence; answers its exit code and what it printed on either stream. */
export function captureCommand(
  command: string,
  args: string[],
  options: SpawnOptions = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
