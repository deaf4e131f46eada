import vm from 'node:vm';

/**
 * Runs a module that asks for `Object` three times, by what Jest's processes have in place of Node's own class. Says how
 * often the context was asked, and what the module found.
 */
async function run(identifier: string) {
  let asked = 0;
  const context = vm.createContext({
    get Object() {
      asked++;
      return Object;
    },
  });
  const source = 'export const keys = [1, 2, 3].map(() => Object.keys({ a: 1 }).join()); throw new Error("here");';
  const module = new vm.SourceTextModule(source, { identifier, context });
  await module.link(() => {
    throw new Error('It imports nothing.');
  });
  await expect(module.evaluate()).rejects.toMatchObject({ stack: expect.stringContaining(`${identifier}:1:`) });
  return { asked, keys: (module.namespace as { keys: string[] }).keys };
}

it('asks the context once for what a module of these packages asks for often', async () => {
  expect(await run('file:///product/node_modules/drizzle-orm/entity.js')).toEqual({ asked: 1, keys: ['a', 'a', 'a'] });
});

it('leaves other modules as they are', async () => {
  expect(await run('file:///product/src/server/app.ts')).toEqual({ asked: 3, keys: ['a', 'a', 'a'] });
});
