import { lazyPart } from '../../lib/speed/lazyPart';

/** Its code is loaded with the first one. */
export const ProofDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "proof-links" */ './ProofDialog')).ProofDialog,
);
