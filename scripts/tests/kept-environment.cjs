const PageEnvironment = require('jest-fixed-jsdom');

/** @type {import('jest-environment-jsdom').default | undefined} */
let kept;

/**
 * Jest's `testEnvironment` for the client's tests: one page for all files of a process. What a file leaves in it is
 * taken away by the tests' own hooks (src/client/testing/setUpJest.ts).
 */
class KeptEnvironment extends PageEnvironment {
  constructor(config, context) {
    if (kept) return kept;
    super(config, context);
    kept = this;
  }

  async teardown() {
    // Jest looks for these in the page, where it expects those of one file.
    Reflect.deleteProperty(this.global, Symbol.for('EVENT_HANDLERS'));
  }
}

module.exports = KeptEnvironment;
