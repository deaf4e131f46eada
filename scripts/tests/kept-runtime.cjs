const { default: Runtime } = require('jest-runtime');

/** @type {Runtime | undefined} */
let kept;

/**
 * Jest's `runtime` for the client's tests: the product, its packages and what the tests share are loaded once for all
 * files of a process, as a browser does. Jest's own tests and hooks are new for each file. A setup file's default
 * function is called for each.
 */
class KeptRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    kept ??= new Runtime(...args);
  }

  requireModule(from, name, options) {
    if (options?.isInternalModule) return super.requireModule(from, name, options);
    const loaded = kept.requireModule(from, name);
    if (this._config.setupFilesAfterEnv.includes(from)) loaded.default();
    return loaded;
  }

  setGlobalsForRuntime(globals) {
    kept.setGlobalsForRuntime(globals);
  }

  getSourceMaps() {
    return kept.getSourceMaps();
  }
}

module.exports = KeptRuntime;
