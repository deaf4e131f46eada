import { addDays, addMonths, dayOf, isDay, isMoment } from './days';

it('counts days and months over the ends of years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(addMonths('2026-01-31', -1)).toBe('2025-12-01');
  expect(addMonths('2026-10-31', 1)).toBe('2026-11-01');
  expect(dayOf(new Date('2026-11-18T23:59:59.999Z'))).toBe('2026-11-18');
});

it.each(['2026-11-18', '2028-02-29', '0001-01-01', '9999-12-31'])('%s is a day', (text) => {
  expect(isDay(text)).toBe(true);
});

it.each([
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '0000-01-01',
  '26-11-18',
  '2026-11-18T00:00',
  '+02026-11-18',
  'today',
  '',
])('%j is none', (text) => {
  expect(isDay(text)).toBe(false);
});

it.each(['2026-11-18T10:00:00Z', '2026-11-18T10:00:00.123Z', '2026-11-18t10:00:00+02:00', '2028-02-29T23:59:59Z'])(
  '%s is a moment',
  (text) => {
    expect(isMoment(text)).toBe(true);
  },
);

it.each([
  '',
  'tomorrow',
  '2026-11-18',
  '2026-11-18T10:00:00',
  '2026-11-18T10:00Z',
  '2026-02-30T10:00:00Z',
  '2026-11-18T25:00:00Z',
  '2026-11-18T10:00:00Z ',
  `2026-11-18T10:00:00.${'1'.repeat(50)}Z`,
])('%s is no moment', (text) => {
  expect(isMoment(text)).toBe(false);
});
