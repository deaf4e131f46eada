import vm, { type CompileFunctionOptions } from 'node:vm';
import { createCompileOnce } from './compile-once.mjs';

let compiledCount = 0;
class CountedScript extends vm.Script {
  constructor(...args: ConstructorParameters<typeof vm.Script>) {
    super(...args);
    compiledCount++;
  }
}
const passedOn: string[] = [];
const compileFunction: typeof vm.compileFunction = (source, ...rest) => {
  passedOn.push(source);
  return vm.compileFunction(source, ...rest);
};
const compile = createCompileOnce({ compileFunction, Script: CountedScript });
const compileIn = (context: vm.Context, source: string, options: CompileFunctionOptions = {}) =>
  compile(source, ['module', 'given'], { filename: '/some/file.js', parsingContext: context, ...options }) as (
    module: { exports?: unknown },
    given?: unknown,
  ) => unknown;

beforeEach(() => {
  compiledCount = 0;
  passedOn.length = 0;
});

it('compiles a text once, and runs it in each context for itself', () => {
  const source = 'let count = 0; module.exports = () => [++count, name, given, this.own];';
  const results = ['first', 'second'].map((name) => {
    const module: { exports?: () => unknown } = {};
    compileIn(vm.createContext({ name }), source).call({ own: name }, module, 7);
    module.exports?.();
    return module.exports?.();
  });
  expect(results).toEqual([
    [2, 'first', 7, 'first'],
    [2, 'second', 7, 'second'],
  ]);
  expect(compiledCount).toBe(1);
});

it('compiles a text that has changed', () => {
  const context = vm.createContext({});
  expect([1, 2].map((number) => compileIn(context, `return ${number};`)({}))).toEqual([1, 2]);
  expect(compiledCount).toBe(2);
});

it('leaves lines, columns, strictness and a last comment as they are', () => {
  const context = vm.createContext({});
  const stack = compileIn(context, 'return new Error("x").stack; // the end')({});
  expect(stack).toContain('/some/file.js:1:8');
  expect(compileIn(context, '\n  return new Error("x").stack;')({})).toContain('/some/file.js:2:10');
  expect(() => compileIn(context, '"use strict"; undeclared = 1;')({})).toThrow('undeclared is not defined');
  expect(() => compileIn(context, 'return }')).toThrow(/Unexpected token/);
});

it('leaves what imports while it runs to Node, and what belongs to no context or file', () => {
  const imports = 'return import("node:path")';
  compileIn(vm.createContext({}), imports);
  compile('return 1', [], { filename: '/some/file.js' });
  compileIn(vm.createContext({}), 'return 2', { filename: '' });
  expect(passedOn).toEqual([imports, 'return 1', 'return 2']);
  expect(compiledCount).toBe(0);
});
