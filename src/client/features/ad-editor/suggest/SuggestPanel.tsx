import { lazyPart } from '../../../components/lazyPart';

/** Texts that are suggested for one place of the ad. Its code is loaded when the pointer or the focus comes near. */
export const SuggestPanel = lazyPart(
  async () => (await import(/* webpackChunkName: "suggest" */ './SuggestPanelContent')).SuggestPanelContent,
);
