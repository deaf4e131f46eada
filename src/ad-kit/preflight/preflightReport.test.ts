import { aCard, aCarouselAd, aFeedAd, aSearchAd, unpinned } from '../testing/adBuilders';
import { artworkFinding, copyFinding, type Finding } from './finding';
import { type PreflightFacts, preflightReport } from './preflightReport';

const tooLong: Finding = {
  ...copyFinding('google_search', 'headlines[0]', {
    group: 'truncation',
    ruleId: 'rule',
    sentence: 'Headline 1 is 5 characters over Google’s limit of 30.',
  }),
  severity: 'blocks',
};
const cut = artworkFinding('artwork', 'headline', 'cut', 'The artwork doesn’t have room for the full headline.');

const report = (facts: Partial<PreflightFacts> = {}) =>
  preflightReport({
    name: 'Beans',
    contents: [aSearchAd()],
    hasLogo: false,
    about: [],
    findings: [],
    decision: [],
    images: new Map(),
    typeOf: () => 'png',
    ...facts,
  });

it('counts what was found, or says that nothing was', () => {
  expect(report().summary).toBe('No issues: this ad is ready to go.');
  expect(report({ findings: [cut] }).summary).toBe('1 warning.');
  expect(report({ findings: [tooLong, tooLong, cut] }).summary).toBe(
    '2 errors to fix before this ad can run, 1 warning.',
  );
});

it('goes through every kind in the order of the page, with what to do', () => {
  const { groups } = report({ findings: [tooLong, cut] });
  expect(groups.map(({ title }) => title).slice(0, 5)).toEqual([
    'Sample text',
    'Empty fields',
    'Truncated text',
    'Cuts in the artwork',
    'Logo contrast',
  ]);
  expect(groups[0]).toMatchObject({ words: 'All of the text is your own.', findings: [] });
  expect(groups[2]).toEqual({
    title: 'Truncated text',
    words: 'Shorten these texts, or say what matters most first.',
    findings: [{ isError: true, place: 'Google search', sentence: tooLong.sentence }],
  });
  expect(groups[3]?.findings).toMatchObject([{ isError: false, place: 'Artwork: headline' }]);
  expect(groups[4]?.words).toBe('This ad has no logo.');
});

it('says why there were no links to look at', () => {
  const words = (final_url: string) =>
    report({ contents: [aSearchAd({ final_url })] }).groups.find(({ title }) => title === 'Links')?.words;
  expect(words(' ')).toBe('This ad has no link yet.');
  expect(words('https://northfold.example')).toMatch(/^Every link is complete/);
});

it('has each format’s pictures and texts', () => {
  const images = new Map([['own', { width: 900, height: 600, type: 'image/jpeg' as const }]]);
  const contents = [
    aFeedAd(),
    aCarouselAd({ cards: [aCard({ image: 'own' }), aCard()] }),
    aSearchAd({ headlines: unpinned('One', '', 'Three') }),
  ];
  const typeOf: PreflightFacts['typeOf'] = (format) => (format === 'facebook_feed' ? 'jpeg' : 'png');
  const [feed, carousel, search] = report({ contents, images, typeOf }).formats;
  expect(feed?.title).toBe('Facebook: Feed ad');
  expect(feed?.pictures[0]).toEqual({ key: '1080x1080', caption: '1080 × 1080, JPEG' });
  expect(carousel?.pictures).toEqual([
    { key: 'own', caption: 'Card 1: 900 × 600, JPEG' },
    { key: '1080x1080', caption: 'Card 2: 1080 × 1080, PNG' },
  ]);
  expect(search?.pictures).toEqual([]);
  expect(search?.texts.slice(0, 2)).toEqual([
    { label: 'Headline 1', words: 'One' },
    { label: 'Headline 3', words: 'Three' },
  ]);
  expect(feed?.texts).toContainEqual({ label: 'Call to action', words: 'Shop now' });
});
