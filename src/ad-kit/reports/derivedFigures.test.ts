import { derivedFigures } from './derivedFigures';

const whole = { days_without_conversions: 0, days_without_revenue: 0 };
const none = { ...whole, impressions: 0, clicks: 0, conversions: 0, spent: 0, revenue: 0 };

describe('figures that follow from results', () => {
  it('are rates in percent, costs and the return', () => {
    const results = { ...whole, impressions: 4000, clicks: 200, conversions: 12.5, spent: 150, revenue: 480 };
    expect(derivedFigures(results)).toEqual({
      ctr: 5,
      cpc: 0.75,
      cpm: 37.5,
      conversionRate: 6.25,
      cpa: 12,
      roas: 3.2,
    });
  });

  it('round halves up to the cent, whatever binary numbers make of them', () => {
    expect(derivedFigures({ ...none, clicks: 2, spent: 0.29 }).cpc).toBe(0.15);
    expect(derivedFigures({ ...none, conversions: 0.02, spent: 0.01 }).cpa).toBe(0.5);
  });

  it('are none where there is nothing to divide by', () => {
    expect(derivedFigures(none)).toEqual({
      ctr: null,
      cpc: null,
      cpm: null,
      conversionRate: null,
      cpa: null,
      roas: null,
    });
  });

  it('take nothing for 0 that isn’t reported', () => {
    const results = { ...none, impressions: 4000, clicks: 200, spent: 150 };
    const unreported = derivedFigures({
      ...results,
      conversions: null,
      revenue: null,
      days_without_conversions: 3,
      days_without_revenue: 3,
    });
    expect(unreported).toEqual({ ctr: 5, cpc: 0.75, cpm: 37.5, conversionRate: null, cpa: null, roas: null });
  });

  it('never set what some days report against what all of them have', () => {
    const results = { ...none, impressions: 4000, clicks: 200, conversions: 10, spent: 150, revenue: 480 };
    expect(derivedFigures({ ...results, days_without_revenue: 1 })).toMatchObject({ cpa: 15, roas: null });
    expect(derivedFigures({ ...results, days_without_conversions: 1 })).toMatchObject({
      conversionRate: null,
      cpa: null,
      roas: 3.2,
    });
  });

  it('are 0 where nothing came of something', () => {
    expect(derivedFigures({ ...none, impressions: 10, clicks: 4, spent: 2 })).toEqual({
      ctr: 40,
      cpc: 0.5,
      cpm: 200,
      conversionRate: 0,
      cpa: null,
      roas: 0,
    });
  });
});
