import { SkeletonBlock } from './SkeletonBlock';
import { lazyPart } from '../lib/speed/lazyPart';

/** Their code, the heaviest of any page, is loaded with the first ones. */
export const Bars = lazyPart(
  async () => (await import(/* webpackChunkName: "bars" */ './Bars')).Bars,
  <SkeletonBlock width="100%" height="100%" />,
);
