/**
 * Packages that ask for `Object` and the like many times for each query. No module of theirs declares one of the names
 * below by itself; one that did would fail to compile.
 */
const packages = /\/node_modules\/(drizzle-orm|@electric-sql)\//;
const builtins =
  'Array, ArrayBuffer, Buffer, DataView, Error, JSON, Map, Math, Number, Object, Promise, Set, String, Symbol, TextDecoder, TextEncoder, Uint8Array, WeakMap, process';

/**
 * Gives each module of these packages constants of its own for what is built in. Jest runs modules in a context in which
 * each look at a global takes twenty times as long: a seventh of what tests of the server took.
 *
 * Takes and returns `SourceTextModule` of `node:vm`.
 */
export const withBuiltinsAtHand = (SourceTextModule) =>
  class extends SourceTextModule {
    constructor(source, options) {
      const isTheirs = packages.test(options?.identifier ?? '');
      // In front of the first line: the numbers of lines stay.
      super(isTheirs ? `const { ${builtins} } = globalThis; ${source}` : source, options);
    }
  };
