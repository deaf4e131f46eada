import { shiftDay } from '../reports/periods';
import type { AdDays } from './compareAds';
import type { DayNumbers } from './dayNumbers';
import { worseAdOf } from './worseAd';

/** An ad with the same numbers on each of the days up to `newest`. */
const ad = (id: string, numbers: Partial<DayNumbers>, { newest = '2026-11-22', days = 21 } = {}): AdDays => ({
  id,
  days: Array.from({ length: days }, (_, ago) => ({
    date: shiftDay(newest, -ago),
    impressions: 1_000,
    clicks: 40,
    conversions: 4,
    spent: 20,
    ...numbers,
  })),
});

const found = (...ads: AdDays[]) => worseAdOf(ads, '2026-11-16');

const good = ad('good', {});
const bad = ad('bad', { conversions: 1 });

describe('worseAdOf', () => {
  it('is the ad whose conversions cost clearly more', () => {
    const expected = { metric: 'cpa', worse: { id: 'bad', figure: 20 }, better: { id: 'good', figure: 5 } };
    expect(found(good, bad)).toEqual(expected);
    expect(found(bad, good)).toEqual(expected);
  });

  it('is none while the difference may be chance, or the ads share less than a week', () => {
    expect(found(good, ad('other', { conversions: 3.8 }))).toBeNull();
    expect(found(ad('good', {}, { days: 6 }), ad('bad', { conversions: 0 }, { days: 6 }))).toBeNull();
    expect(found(good)).toBeNull();
    expect(found()).toBeNull();
  });

  it('has no figure where it brought no conversions at all', () => {
    expect(found(good, ad('bad', { conversions: 0 }))?.worse).toEqual({ id: 'bad', figure: null });
  });

  it('goes by clicks only where conversions aren’t reported', () => {
    const clicked = { conversions: null, clicks: 80 };
    expect(found(ad('good', clicked), ad('bad', { conversions: null }))).toEqual({
      metric: 'ctr',
      worse: { id: 'bad', figure: 4 },
      better: { id: 'good', figure: 8 },
    });
    expect(found(ad('clicked', { clicks: 80, conversions: 0 }), ad('other', { conversions: 0 }))).toBeNull();
    expect(found(ad('sold', { clicks: 40 }), ad('clicked', { clicks: 80, conversions: 1 }))?.worse.id).toBe('clicked');
  });

  it('is one of the ads that run, worse than another that runs', () => {
    const stopped = { newest: '2026-11-15' };
    expect(found(good, ad('bad', { conversions: 1 }, stopped))).toBeNull();
    expect(found(ad('good', {}, stopped), bad)).toBeNull();
  });

  it('is the one with the most spend in the newest days, though others do as well as the best', () => {
    const alike = ad('alike', { conversions: 3.9 });
    const dear = ad('dear', { spent: 60, conversions: 3 });
    expect(found(good, alike, bad, dear)?.worse.id).toBe('dear');
  });
});
