import { lazyPart } from '../../../lib/speed/lazyPart';

/** Its code is loaded when the pointer or the focus comes near. */
export const SuggestPanel = lazyPart(
  async () => (await import(/* webpackChunkName: "suggest" */ './SuggestPanel')).SuggestPanel,
);
