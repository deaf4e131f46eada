import { runCommand } from '../run-command';

/**
 * Checks the types of every part, each with what its own side of the product has. By the native compiler, which takes a
 * third of the time; the other one is there for the tools that read its types. Both call their program `tsc`.
 */
const compiler = 'node_modules/typescript-native/bin/tsc';
/** The server is checked with the scripts, which import much of it and have the same settings. */
const parts = ['.', 'src/ad-kit', 'src/client', 'src'];

for (const part of parts) {
  const code = await runCommand(process.execPath, [compiler, '-p', part]);
  if (code !== 0) process.exitCode = code;
}
