import type { compileFunction, Script } from 'node:vm';

export function createCompileOnce(vm: {
  compileFunction: typeof compileFunction;
  Script: typeof Script;
}): typeof compileFunction;
