import { readDailyReport } from './dailyReport';
import { withoutHalfDays } from './newDays';

const rowsOf = (csv: string) => readDailyReport(csv, { today: '2026-11-20', campaignName: 'Brand', choices: {} }).rows;

const known = (date: string) => date === '2026-11-01';

it('refuses days that would begin without their delivery, and says what is missing', () => {
  const rows = withoutHalfDays(rowsOf('date,clicks,conversions\n2026-11-01,5,1\n2026-11-02,6,2'), known);
  expect(rows).toMatchObject([
    { date: '2026-11-01', metrics: { clicks: 5 }, message: null },
    {
      date: '2026-11-02',
      metrics: null,
      message: 'This day has no numbers yet, and the file doesn’t have its spend and impressions.',
    },
  ]);
});

it('leaves days alone that have all of it, and those that can’t be read', () => {
  const whole = rowsOf('date,impressions,clicks,spend\n2026-11-02,100,6,2.5\n2026-11-03,x,6,2.5');
  expect(withoutHalfDays(whole, known)).toEqual(whole);
});
