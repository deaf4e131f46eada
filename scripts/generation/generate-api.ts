import { writeGeneratedFiles } from './generated-code';

try {
  await writeGeneratedFiles('.');
} catch (error) {
  // What is wrong is in the contract: a stack through the generators tells nothing about it.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
