import { adPlatforms } from '../../src/ad-kit/platforms';
import { type CopyBrief, copyTones } from '../../src/ad-kit/writer/brief';
import { tradeBriefs } from '../../src/ad-kit/writer/testing/tradeBriefs';

const types = ['search', 'display', 'video', 'carousel', 'story'] as const;
const inTurn = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;

/** Briefs of many trades; platforms, ad types and tones go round, so that all occur. */
export const benchBriefs: readonly CopyBrief[] = tradeBriefs.map((brief, index) => ({
  ...brief,
  platform: inTurn(adPlatforms, index),
  adType: inTurn(types, index + Math.floor(index / 5)),
  tone: inTurn(copyTones, index + Math.floor(index / 25)),
}));
