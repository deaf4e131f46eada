import type { CopyBrief } from './brief';
import { createDoerCheck } from './doer';
import { materialOf } from './slots';
import { brief } from './testing/briefs';

const shop: CopyBrief = {
  ...brief('Willow & Thread', 'people who sew', ['Ships in 24 hours', 'Skip any week']),
  platform: 'facebook',
  adType: 'display',
  tone: 'urgent',
};
const hasWrongDoer = createDoerCheck(materialOf(shop));

it.each(['Want to ship in 24 hours?', 'With Willow & Thread, you can ship in 24 hours.', 'Time to ship in 24 hours'])(
  'has the customer do what the shop does: %s',
  (line) => {
    expect(hasWrongDoer(line)).toBe(true);
  },
);

it.each(['Willow & Thread ships in 24 hours.', 'Want to skip any week?', 'You’ll like this: ships in 24 hours'])(
  'has each do what is theirs: %s',
  (line) => {
    expect(hasWrongDoer(line)).toBe(false);
  },
);
