import Sequencer from '@jest/test-sequencer';

/**
 * Jest's `testSequencer`: one project after the other, each from its slowest file to its quickest. A process that has
 * loaded both sides of the product would soon be too large to be kept.
 */
export default class ByProject extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    const projects = new Set(sorted.map(({ context }) => context.config.id));
    return [...projects].flatMap((id) => sorted.filter(({ context }) => context.config.id === id));
  }
}
