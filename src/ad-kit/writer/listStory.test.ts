import type { CopyBrief } from './brief';
import { isList } from './listStory';
import { writeCopy } from './writeCopy';

const gutters: CopyBrief = {
  productName: 'Tidewater Gutter Co',
  targetAudience: 'people with older houses around norfolk va',
  platform: 'facebook',
  adType: 'display',
  tone: 'friendly',
  keyBenefits: ['free estimate same week', '5 year clog guarantee', 'local crew not subcontractors', 'contains wheat'],
  callToAction: null,
  maxCharacters: null,
  includeEmojis: false,
};

const listOf = (brief: CopyBrief): string[] | undefined => writeCopy(brief, 'seed').fullAd.find(isList)?.split('\n');

it('tells one ad of three as a list below whose it is, what one comes for first', () => {
  const [hook, name, ...items] = listOf(gutters) ?? [];
  expect(hook).toMatch(/^\p{Lu}.*[.?!]$/u);
  expect(name).toBe('Tidewater Gutter Co:');
  expect(items.slice(0, 3)).toEqual([
    '✓ Local crew, not subcontractors',
    '✓ Free same-week estimate',
    '✓ 5-year clog guarantee',
  ]);
});

it('keeps what must be said out of the list, and says it below', () => {
  const items = listOf(gutters)?.slice(2) ?? [];
  expect(items).not.toContain('✓ Contains wheat');
  expect(items[3]).toBe('Contains wheat.');
});

it('marks a professional list without check marks', () => {
  expect(listOf({ ...gutters, platform: 'linkedin', tone: 'professional' })?.[2]).toMatch(/^• /);
});

it('writes no list where a platform takes none, or there is too little for one', () => {
  expect(listOf({ ...gutters, platform: 'google' })).toBeUndefined();
  expect(listOf({ ...gutters, adType: 'video' })).toBeUndefined();
  expect(listOf({ ...gutters, keyBenefits: gutters.keyBenefits.slice(0, 2) })).toBeUndefined();
  expect(
    listOf({ ...gutters, keyBenefits: [...gutters.keyBenefits, 'a very '.repeat(9) + 'long fact'] }),
  ).toBeUndefined();
});

it('begins no two ads of an answer alike', () => {
  const ads = writeCopy(
    {
      ...gutters,
      keyBenefits: [
        '14 day free trial',
        'schedules and payroll in one app',
        '$4 per employee a month',
        'tip pooling done automatically',
      ],
      productName: 'PayPlanner',
      targetAudience: 'restaurant owners',
    },
    'seed',
  ).fullAd;
  expect(new Set(ads.map((ad) => ad.split('\n')[0])).size).toBe(ads.length);
});
