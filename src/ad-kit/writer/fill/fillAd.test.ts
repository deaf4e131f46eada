import { emptyAd } from '../../emptyAd';
import { adFormats } from '../../formats';
import { copyBriefFor, type ProductBrief, spokenFacts } from '../productBrief';
import { writeCopy } from '../writeCopy';
import { fillAd } from './fillAd';
import { leftOutOfAd } from './leftOutOfAd';

const brief: ProductBrief = {
  productName: 'Northfold Coffee subscription',
  targetAudience: 'People who grind at home',
  offer: '20% off the first box',
  price: 'From $14 a bag',
  deadline: 'Order by December 18',
  proof: '4.9 stars from 812 reviews',
  landingPage: 'https://northfold.example/box',
  tone: 'friendly',
  keyBenefits: ['Roasted the day before it ships', 'Skip or pause any week'],
  benefitKinds: [],
  wordsToUse: ['small-batch'],
  bannedWords: [],
  requiredClaims: [],
};

// With these seeds, one fact stands in no text that any format has room for.
it.each(['s9', 's29', 's38', 's1'])('tells every fact in some format, however the copy falls out: %s', (seed) => {
  const claims = ['Contains caffeine.'];
  const voice = { description: '', wordsToUse: ['small-batch'], bannedWords: [], requiredClaims: claims };
  const about = copyBriefFor('facebook_feed', spokenFacts(brief));
  const blank = {
    contents: adFormats.map((format) => emptyAd(format)),
    picture: { headline: '', subheadline: '', body: '', cta: '' },
  };
  const copyFor = (format: (typeof adFormats)[number]) =>
    writeCopy(copyBriefFor(format, spokenFacts(brief)), seed, voice);
  const filled = fillAd(blank, { brief, claims, points: about.keyBenefits, copyFor });
  expect(leftOutOfAd(filled, brief, claims, '2026-11-18')).toEqual([]);
});

it('has a fact in a text that has room for it', () => {
  const bakery: ProductBrief = {
    ...brief,
    productName: 'Maple Street Bakery',
    targetAudience: 'families in Dayton',
    offer: '$8 country loaf',
    price: '',
    deadline: '',
    proof: '',
    keyBenefits: ['baked before 6am', 'order by fri pick up sat'],
    wordsToUse: [],
  };
  const about = copyBriefFor('facebook_feed', spokenFacts(bakery));
  const voice = { description: '', wordsToUse: [], bannedWords: [], requiredClaims: [] };
  for (const seed of ['s1', 's2', 's3', 's4', 's5', 's6']) {
    const filled = fillAd(
      { contents: [emptyAd('facebook_feed')], picture: { headline: '', subheadline: '', body: '', cta: '' } },
      {
        brief: bakery,
        claims: [],
        points: about.keyBenefits,
        copyFor: (format) => writeCopy(copyBriefFor(format, spokenFacts(bakery)), seed, voice),
      },
    );
    expect(leftOutOfAd(filled, bakery, [], '2026-11-18')).toEqual([]);
    expect(filled.picture.body.split('\n')).toContain('Order by Friday, pick up Saturday');
  }
});

it('of whole ads that tell the same takes one that is shown in full', () => {
  const bakery: ProductBrief = { ...brief, productName: 'Maple Street Bakery', landingPage: '' };
  const points = ['Baked before 6 a.m.', 'Pickup Saturday'];
  const list = `Somebody was up at three so that you have warm bread at seven. ${'It is worth the walk. '.repeat(3)}\nMaple Street Bakery:\n• Baked before 6 a.m.\n• Pickup Saturday\nOrder now.`;
  const short = 'Warm bread at seven. Baked before 6 a.m. Pickup Saturday.\nOrder now.';
  const copy = { headline: ['Warm bread'], description: [], callToAction: ['Order now'], fullAd: [list, short] };
  const filled = fillAd(
    { contents: [emptyAd('facebook_feed')], picture: { headline: '', subheadline: '', body: '', cta: '' } },
    { brief: bakery, claims: [], points, copyFor: () => copy },
  );
  expect(filled.contents).toMatchObject([{ primary_text: short }]);
});

it('takes the beginning of a whole ad with its call and its points where each would be cut off', () => {
  const bakery: ProductBrief = { ...brief, productName: 'Maple Street Bakery', landingPage: '' };
  const points = ['Baked before 6 a.m.', 'Pickup Saturday', 'Gluten-free', 'Country loaf for $8'];
  const told = 'Baked before 6 a.m. Pickup Saturday. Gluten-free. Country loaf for $8.';
  const list = 'Somebody was up at three.\nMaple Street Bakery:\n• Baked before 6 a.m.\n• Pickup Saturday\nOrder now.';
  const prose = `Bring something warm to the table.\nWe bake before 6 a.m.\n${told}\nMaple Street Bakery in Dayton. Order now.\nContains wheat.`;
  const copy = { headline: ['Warm bread'], description: [], callToAction: ['Order now'], fullAd: [list, prose] };
  const filled = fillAd(
    { contents: [emptyAd('facebook_feed')], picture: { headline: '', subheadline: '', body: '', cta: '' } },
    { brief: bakery, claims: ['Contains wheat.'], points, copyFor: () => copy },
  );
  expect(filled.contents).toMatchObject([
    {
      primary_text:
        'Bring something warm to the table.\nWe bake before 6 a.m.\nContains wheat. Pickup Saturday. Gluten-free.\nOrder now.',
    },
  ]);
});

it('shortens a whole ad to points that other formats tell as well: a reader sees one of them', () => {
  const bakery: ProductBrief = { ...brief, productName: 'Maple Street Bakery', landingPage: '' };
  const points = ['Baked before 6 a.m.', 'Pickup Saturday', 'Gluten-free', 'Country loaf for $8'];
  const prose = `Bring something warm to the table.\nWe bake before 6 a.m.\n${points.join('. ')}.\nMaple Street Bakery in Dayton. Order now.\nContains wheat.`;
  const headline = ['Pickup Saturday', 'Gluten-free'];
  const copy = { headline, description: [], callToAction: ['Order now'], fullAd: [prose] };
  const filled = fillAd(
    {
      contents: [emptyAd('google_search'), emptyAd('facebook_feed')],
      picture: { headline: '', subheadline: '', body: '', cta: '' },
    },
    { brief: bakery, claims: ['Contains wheat.'], points, copyFor: () => copy },
  );
  expect(filled.contents[1]).toMatchObject({
    primary_text:
      'Bring something warm to the table.\nWe bake before 6 a.m.\nContains wheat. Pickup Saturday. Gluten-free.\nOrder now.',
  });
});
