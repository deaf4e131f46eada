import { checkDayForm, mapDayForm, parseDay } from './dayForm';
import { aDay } from '../../testing/builders';

const empty = parseDay(undefined, '2026-11-21');

describe('the form of a day', () => {
  it('shows a day and says the same on the wire', () => {
    const day = aDay({ conversions: 12.5, spent: 0.29, revenue: 1250.5 });
    expect(mapDayForm(parseDay(day, '2026-01-01'), day)).toEqual(day);
  });

  it('takes what is left empty for 0', () => {
    expect(checkDayForm(empty, '2026-11-22')).toEqual({});
    expect(mapDayForm(empty, undefined)).toEqual(
      aDay({ date: '2026-11-21', impressions: 0, clicks: 0, conversions: 0, spent: 0, revenue: 0 }),
    );
  });

  it('leaves what a day doesn’t report as it is until a number is typed', () => {
    const day = { ...aDay(), conversions: null, revenue: null };
    const form = parseDay(day, '2026-01-01');
    expect(form).toMatchObject({ conversions: '', revenue: '' });
    const { conversions: _c, revenue: _r, ...reported } = day;
    expect(mapDayForm({ ...form, spent: '9' }, day)).toEqual({ ...reported, spent: 9 });
    expect(mapDayForm({ ...form, revenue: '0' }, day)).toMatchObject({ revenue: 0 });
  });

  it.each([
    ['date', '', 'Choose a date.'],
    ['date', '1999-12-31', 'The date can’t be before 2000.'],
    ['date', '2026-11-23', 'The date is in the future.'],
    ['clicks', '1.5', 'Enter a whole number.'],
    ['clicks', 'many', 'Enter a number of 0 or more, such as 1250.'],
    ['impressions', '1000000001', 'Max 1,000,000,000.'],
    ['spent', '1.005', 'Use up to two decimals.'],
    ['conversions', '1.005', 'Use up to two decimals.'],
  ])('says what is wrong at %s: %j', (field, text, sentence) => {
    expect(checkDayForm({ ...empty, [field]: text }, '2026-11-22')).toEqual({ [field]: sentence });
  });
});
