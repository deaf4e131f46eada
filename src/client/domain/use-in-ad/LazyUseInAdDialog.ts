import { lazyPart } from '../../lib/speed/lazyPart';

/** Its code is loaded with the first one. */
export const UseInAdDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "use-in-ad" */ './UseInAdDialog')).UseInAdDialog,
);
