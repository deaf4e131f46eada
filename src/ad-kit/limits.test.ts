import { callsToAction, callToActionLabel, findCallToAction, sameCallToAction } from './callsToAction';
import { emptyAd } from './emptyAd';
import { canvases } from './canvases';
import { adFormats, formats, formatsOf } from './formats';
import { countsOf, limitsOf } from './limits';
import { anAd } from './testing/adBuilders';

it('gives the limits of a field, the smallest first, and what is beyond them', () => {
  const brief = (...args: Parameters<typeof limitsOf>) =>
    limitsOf(...args).map(({ limit, unit, effect }) => [limit, unit, effect]);
  expect(brief('google_search', 'headlines')).toEqual([[30, 'display_width', 'blocks']]);
  expect(brief('facebook_feed', 'primary_text')).toEqual([
    [125, 'code_points', 'cuts'],
    [1024, 'code_points', 'advises'],
  ]);
  expect(brief('linkedin_image', 'introductory_text')).toEqual([
    [150, 'graphemes', 'cuts'],
    [600, 'graphemes', 'advises'],
    [3000, 'graphemes', 'blocks'],
  ]);
  expect(brief('twitter_image', 'post_text')).toEqual([[280, 'x_weighted', 'blocks']]);
  expect(brief('google_search', 'nothing')).toEqual([]);
});

it('gives how many items a list takes', () => {
  expect(countsOf('google_search', 'headlines')).toEqual({ min: 3, max: 15 });
  expect(countsOf('instagram_carousel', 'cards')).toEqual({ min: 2, max: 10 });
  expect(countsOf('google_search', 'path1')).toEqual({ min: 0, max: 1 });
});

it('finds a call to action by what a person would write', () => {
  expect(findCallToAction('facebook', 'Shop Now')).toBe('SHOP_NOW');
  expect(findCallToAction('linkedin', ' request demo ')).toBe('REQUEST_DEMO');
  expect(findCallToAction('facebook', 'Get your free trial')).toBeNull();
  expect(findCallToAction('twitter', 'Learn more')).toBeNull();
});

it('knows every call to action by a label of its own, and its like elsewhere', () => {
  for (const calls of Object.values(callsToAction))
    expect(new Set(calls.map(({ label }) => label)).size).toBe(calls.length);
  expect(callToActionLabel('facebook', 'SHOP_NOW')).toBe('Shop now');
  expect(callToActionLabel('linkedin', 'SHOP_NOW')).toBe('');
  expect(sameCallToAction('APPLY', 'instagram')).toBe('APPLY_NOW');
  expect(sameCallToAction('DONATE_NOW', 'linkedin')).toBeNull();
});

it('has a picture format for every placement that shows one', () => {
  for (const format of adFormats) {
    for (const canvas of formats[format].canvases) expect(canvases).toHaveProperty([canvas]);
    expect(formats[format].canvases.length > 0).toBe(format !== 'google_search');
  }
  expect(formatsOf('facebook')).toEqual(['facebook_feed', 'facebook_story', 'facebook_carousel']);
});

it('starts every format with an ad that has all of its fields', () => {
  for (const format of adFormats) {
    const names = formats[format].fields.map(({ name }) => name.split('.')[0]);
    expect(new Set(Object.keys(emptyAd(format)))).toEqual(new Set(['format', ...names]));
    expect(Object.keys(emptyAd(format)).toSorted()).toEqual(Object.keys(anAd(format)).toSorted());
  }
});
