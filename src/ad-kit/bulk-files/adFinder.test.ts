import type { AdMark } from '../reports/adMarks';
import { adKey, utmContentOf } from './adKey';
import { adFinder, type KnownAd } from './adFinder';

const anAd = (name: string, end: string): KnownAd => ({
  id: `01a1fdf6-40fe-77ff-8dd6-a12d${end}`,
  name,
  formats: ['facebook_feed', 'google_search'],
});

const beans = anAd('Spring beans', '1a2b3c4d');
const mugs = anAd('Warm mugs', '00000001');
const twin = anAd('Warm mugs', '00000002');

const found = (mark: Partial<AdMark>, ads = [beans, mugs, twin]) =>
  adFinder(ads)({ name: '', group: '', content: '', ...mark })?.id;

it('knows an ad by its key, in its own name or its ad group’s', () => {
  const key = adKey(beans, 'facebook_feed');
  expect(key).toBe('Spring beans | Facebook feed | 1a2b3c4d');
  expect(found({ name: key })).toBe(beans.id);
  expect(found({ group: key, name: 'Ad 1' })).toBe(beans.id);
  expect(found({ name: 'Old name | Facebook feed | 1A2B3C4D' })).toBe(beans.id);
  expect(found({ name: `${key} - Copy` })).toBeUndefined();
  expect(found({ name: '1a2b3c4d' })).toBeUndefined();
});

it('knows an ad by a name that no other one has', () => {
  expect(found({ name: 'spring  BEANS' })).toBe(beans.id);
  expect(found({ name: 'Warm mugs' })).toBeUndefined();
  expect(found({ group: 'Spring beans' })).toBeUndefined();
  expect(found({ name: 'Warm mugs', content: utmContentOf(adKey(twin, 'google_search'), '-') })).toBe(twin.id);
});

it('knows an ad by the key in its link, with either separator, and takes nothing for it that only looks alike', () => {
  expect(found({ content: 'spring_beans_facebook_feed_1a2b3c4d' })).toBe(beans.id);
  expect(found({ content: 'Spring-Beans-Google-Search-1A2B3C4D' })).toBe(beans.id);
  expect(found({ content: 'spring_beans_instagram_feed_1a2b3c4d' })).toBeUndefined();
  expect(found({ content: '1a2b3c4d' })).toBeUndefined();
});

it('tells variants apart by their names, and knows a link that left before there were any', () => {
  const bold = { ...twin, variantName: 'Bold' };
  const calm = { ...mugs, variantName: 'Calm' };
  const ads = [beans, calm, bold];
  expect(found({ name: 'warm mugs · BOLD' }, ads)).toBe(bold.id);
  expect(found({ name: 'Warm mugs' }, ads)).toBeUndefined();
  for (const left of [twin, bold]) {
    expect(found({ content: utmContentOf(adKey(left, 'facebook_feed'), '-') }, ads)).toBe(bold.id);
  }
});

it('knows none where two ads end alike, or none is there', () => {
  const alike = [anAd('One', '1a2b3c4d'), anAd('Two', '1a2b3c4d')];
  expect(found({ name: 'Three | Facebook feed | 1a2b3c4d' }, alike)).toBeUndefined();
  expect(found({ name: 'Spring beans' }, [])).toBeUndefined();
  expect(found({ name: '' }, [anAd('', '00000003')])).toBeUndefined();
});
