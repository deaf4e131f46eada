import type { CopyBrief } from './brief';
import { leftOutOf, withoutUnsayable } from './leftOut';
import { writeCopy } from './writeCopy';

const coach: CopyBrief = {
  productName: 'Northfold Coaching',
  targetAudience: 'overweight women over 40',
  platform: 'facebook',
  adType: 'display',
  tone: 'friendly',
  keyBenefits: ['lose 20 lbs in 30 days guaranteed', 'Weekly calls', 'weekly calls', 'No calorie counting'],
  callToAction: null,
  maxCharacters: null,
  includeEmojis: false,
};

it('keeps out what the platform forbids, and says why', () => {
  const kept = withoutUnsayable(coach, null);
  const copy = writeCopy(kept, 'a');
  const said = Object.values(copy).flat().join('\n');
  expect(said).not.toMatch(/lbs|guaranteed|overweight/i);
  expect(said).toMatch(/weekly calls/i);
  expect(leftOutOf(coach, copy, null)).toEqual([
    {
      text: 'overweight women over 40',
      reason: 'It speaks of who the reader is (“For overweight”), which Facebook doesn’t allow.',
    },
    {
      text: 'lose 20 lbs in 30 days guaranteed',
      reason: 'It promises how much weight is lost (“lose 20 lbs”), which Facebook doesn’t allow.',
    },
    { text: 'weekly calls', reason: 'It’s there twice.' },
  ]);
});

it('leaves a brief alone that keeps to the rules', () => {
  const bakery = { ...coach, targetAudience: 'people who bake', keyBenefits: ['Free delivery', 'Baked at dawn'] };
  expect(withoutUnsayable(bakery, null)).toMatchObject(bakery);
  expect(leftOutOf(bakery, writeCopy(bakery, 'a'), null)).toEqual([]);
});

it('says what there was no room for', () => {
  const many = Array.from(
    { length: 40 },
    (_, index) => `Number ${index}: ${'abcdefghijklmnopqrstuvwxyz'.slice(index % 20, (index % 20) + 6)}`,
  );
  const left = leftOutOf(
    { ...coach, targetAudience: '', keyBenefits: many },
    writeCopy({ ...coach, keyBenefits: many }, 'a'),
    null,
  );
  expect(left.length).toBeGreaterThan(0);
  expect(new Set(left.map(({ reason }) => reason))).toEqual(
    new Set(['There was no room for it: the first 12 benefits are used. Put the best ones first.']),
  );
});

it('leaves what a person says of a benefit with that benefit', () => {
  const kept = withoutUnsayable({ ...coach, benefitKinds: ['offer', 'does', null, 'thing'] }, null);
  expect(kept.keyBenefits).toEqual(['Weekly calls', 'No calorie counting']);
  expect(kept.benefitKinds).toEqual(['does', 'thing']);
});
