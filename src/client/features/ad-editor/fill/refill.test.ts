import { aFeedAd, aSearchAd, unpinned } from '../../../../ad-kit/testing/adBuilders';
import { aBrief, aSavedAd } from '../../../testing/builders';
import { parseAd } from '../state/adDraft';
import { refillOf } from './refill';

const [before, now] = [aBrief(), aBrief({ offer: '25% off the first box' })];
const picture = { headline: '20% off', subheadline: 'By hand: 20% off', body: '', cta: 'Shop now' };
const headlines = [
  { text: '20% Off', pin: 1 as const },
  ...unpinned<1 | 2 | 3>('Only 20% off, says Ana', 'Skip a Week'),
];

const draft = parseAd(
  aSavedAd({
    contents: [aSearchAd({ headlines }), aFeedAd({ headline: 'Skip a week' })],
    picture,
    from_brief: { brief: before, texts: ['20% Off', 'Skip a Week', 'Skip a week', '20% off', 'Shop now'] },
  }),
);
const [search, feed] = draft.contents;
const filled = {
  contents: [
    {
      ...search,
      headlines: [{ text: '25% Off', pin: 1 }, ...unpinned('Only 25% off, says Ana', 'Skip a Week')],
      final_url: 'https://northfold.example/club',
    },
    feed,
  ],
  picture: { ...picture, headline: '25% off', subheadline: 'By hand: 25% off' },
  left_out: [],
} as Parameters<typeof refillOf>[1];

it('changes what was written from the brief, and leaves what was edited by hand', () => {
  const { change, changes, kept } = refillOf(draft, filled, now);
  expect(change.contents).toEqual([
    {
      ...search,
      headlines: [{ text: '25% Off', pin: 1 }, ...unpinned('Only 20% off, says Ana', 'Skip a Week')],
      final_url: 'https://northfold.example/club',
    },
    feed,
  ]);
  expect(change.picture).toEqual({ ...picture, headline: '25% off' });
  expect(changes.map(({ place, after }) => `${place}: ${after}`)).toEqual([
    'Google search: headline 1: 25% Off',
    'Google search: link: https://northfold.example/club',
    'Artwork: headline: 25% off',
  ]);
  expect(kept.map(({ place }) => place)).toEqual(['Google search: headline 2', 'Artwork: subheadline']);
});

it('remembers the new brief and which texts are from it', () => {
  expect(refillOf(draft, filled, now).change.from_brief).toEqual({
    brief: now,
    texts: ['25% Off', 'Skip a Week', 'Skip a week', '25% off', 'Shop now'],
  });
});

it('changes nothing of formats that were not answered', () => {
  const { change, changes } = refillOf(draft, { ...filled, contents: [] }, now);
  expect(change.contents).toEqual(draft.contents);
  expect(changes.map(({ place }) => place)).toEqual(['Artwork: headline']);
});
