import { lazyPart } from '../../../components/lazyPart';

/** Its code is loaded with the first ad that has comments. */
export const CommentsPanel = lazyPart(
  async () => (await import(/* webpackChunkName: "ad-comments" */ './CommentsPanel')).CommentsPanel,
);
