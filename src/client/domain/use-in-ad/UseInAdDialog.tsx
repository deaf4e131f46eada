import { lazyPart } from '../../components/lazyPart';

/** Asks which ad a written text is for, and opens that in the editor. Its code is loaded with the first one. */
export const UseInAdDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "use-in-ad" */ './UseInAdDialogContent')).UseInAdDialogContent,
);
