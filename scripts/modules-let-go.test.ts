import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Runs two modules that import each other, in a context of their own, by what Jest's processes have for it, and prints
 * how many objects of theirs there are before nobody needs them any more, and behind that.
 */
const program = `
  import v8 from 'node:v8';
  import vm from 'node:vm';
  class Held {}
  const sources = {
    one: 'import { name } from "two"; export const one = () => name;',
    two: 'import { one } from "one"; export const name = "two"; const held = new Held(); export const read = () => [held, one()];',
  };
  async function run() {
    const context = vm.createContext({ Held });
    const modules = new Map();
    const moduleOf = (identifier) => {
      const module = modules.get(identifier) ?? new vm.SourceTextModule(sources[identifier], { identifier, context });
      modules.set(identifier, module);
      return module;
    };
    const first = moduleOf('one');
    await first.link(moduleOf);
    await first.evaluate();
    return first.namespace.one;
  }
  const count = () => v8.queryObjects(Held, { format: 'count' });
  let one = await run();
  const before = count();
  const name = one();
  one = undefined;
  // What a job has looked at stays until its end.
  await new Promise(setImmediate);
  console.log(name, before, count());
`;

it('lets go of what modules hold once nobody needs them', async () => {
  // A process of its own: to count its objects takes a full one of Jest twenty seconds.
  const flags = ['--experimental-vm-modules', '--import=./scripts/jest-preload.mjs', '--input-type=module'];
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, '--eval', program]);
  expect(stdout.trim()).toBe('two 1 0');
});
