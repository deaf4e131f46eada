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
