import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { api } from '../../../api/api';
import { aDay } from '../../../testing/builders';
import { forgetScreenWidth, onAPhone } from '../../../testing/screenWidth';
import {
  choose,
  csvFile,
  down,
  fileField,
  imports,
  oneDay,
  openImport,
  preview,
  previewRows,
} from '../../../testing/importDialog';

const header = 'date,impressions,clicks,conversions,spend,revenue';
/** One row of each outcome for a campaign with `storedDays`. */
const mixedCsv = [
  header,
  '2026-11-01,1000,50,5,25.50,80',
  '2026-11-02,1000,60,5,25.50,80',
  '2026-11-03,500,20,1,9.99,0',
  'never,1,1,1,1,1',
].join('\n');

const storedDays = [aDay({ date: '2026-11-01' }), aDay({ date: '2026-11-02' })];

describe('the preview of a report', () => {
  it('says what each row does, and stores nothing', async () => {
    const view = await openImport(storedDays);
    await preview(view, mixedCsv);
    expect(previewRows(view)).toEqual([
      ['2', 'Unchanged', 'Nov 1, 2026', '1,000', '50', '5', '$25.50', '$80.00'],
      ['3', 'Changed', 'Nov 2, 2026', '1,000', '5060', '5', '$25.50', '$80.00'],
      ['4', 'Added', 'Nov 3, 2026', '500', '20', '1', '$9.99', '$0.00'],
      ['5', 'Skipped', 'Unreadable', expect.stringContaining('"never" isn’t a valid date')],
    ]);
    expect(view.dialog.getByText('50', { selector: 'del' })).toBeVisible();
    expect(imports(view)).toEqual([{ csv: mixedCsv, dry_run: true, new_days: 'leave_out' }]);
    expect(view.stored.size).toBe(2);
  });

  it('shows as not reported what the file has no column for, and as it is where a day has it', async () => {
    const view = await openImport([aDay({ date: '2026-11-01' })]);
    await preview(view, 'date,impressions,clicks,spend\n2026-11-01,1000,50,25.50\n2026-11-02,900,60,30');
    expect(previewRows(view)).toEqual([
      ['2', 'Unchanged', 'Nov 1, 2026', '1,000', '50', '5', '$25.50', '$80.00'],
      ['3', 'Added', 'Nov 2, 2026', '900', '60', '—No conversions reported', '$30.00', '—No revenue reported'],
    ]);
  });

  it('begins no day without its impressions and spend, unless somebody says that there were none', async () => {
    const view = await openImport(storedDays);
    await preview(view, 'date,clicks\n2026-11-02,60\n2026-11-03,20');
    const why = 'This day has no numbers yet, and the file doesn’t have its spend and impressions.';
    expect(previewRows(view)[1]).toEqual(['3', 'Skipped', 'Nov 3, 2026', expect.stringContaining(why)]);
    await view.user.click(view.dialog.getByRole('radio', { name: /^Count what’s missing as 0/ }));
    await view.user.click(await view.dialog.findByRole('button', { name: 'Import 2 days' }));
    await waitFor(() => expect(view.stored.get('2026-11-03')).toMatchObject({ impressions: 0, clicks: 20, spent: 0 }));
  });

  it('can be narrowed to the rows that were refused', async () => {
    const view = await openImport(storedDays);
    await preview(view, mixedCsv);
    await view.user.click(view.dialog.getByRole('radio', { name: /Skipped\s*1/ }));
    expect(previewRows(view)).toEqual([expect.arrayContaining(['5', 'Skipped'])]);
  });

  it('has pages', async () => {
    const view = await openImport();
    const lines = Array.from({ length: 51 }, (_, index) => `2026-0${index < 30 ? 1 : 2}-${(index % 30) + 1},1,9,1`);
    const csv = ['date,clicks,impressions,spend', ...lines.map((line) => line.replace(/-(\d),/, '-0$1,'))].join('\n');
    await preview(view, csv);
    expect(view.dialog.getByText('1–50 of 51')).toBeVisible();
    await view.user.click(view.dialog.getByRole('button', { name: 'Next' }));
    expect(previewRows(view)).toHaveLength(1);
  });

  it('takes a file that is dropped', async () => {
    const view = await openImport();
    fireEvent.drop(fileField(view), { dataTransfer: { files: [csvFile(`${header}\n2026-11-03,500,20,1,9.99,0`)] } });
    expect(await view.dialog.findByText('report.csv')).toBeVisible();
    expect(previewRows(view)).toHaveLength(1);
  });

  it('is of the file that was chosen last, however long another one took', async () => {
    const view = await openImport();
    let answerFirst: (value: unknown) => void = () => undefined;
    const first = new Promise((resolve) => (answerFirst = resolve));
    view.fake.answerNext('importCampaignMetrics', { after: first });
    choose(view, csvFile('date,clicks\n2026-11-01,1', 'first.csv'));
    await waitFor(() => expect(imports(view)).toHaveLength(1));
    choose(view, csvFile(oneDay, 'second.csv'));
    expect(await view.dialog.findByText('second.csv')).toBeVisible();
    await act(async () => {
      answerFirst(undefined);
      await Promise.all(view.store.dispatch(api.util.getRunningMutationsThunk()));
    });
    expect(view.dialog.getByText('second.csv')).toBeVisible();
    expect(previewRows(view)).toEqual([expect.arrayContaining(['Nov 2, 2026'])]);
  });
});

describe('the preview on a phone', () => {
  beforeEach(onAPhone);
  afterEach(forgetScreenWidth);

  it('has the days below each other, with what replaces what', async () => {
    const view = await openImport(storedDays);
    choose(view, csvFile(mixedCsv));
    const list = within(await view.dialog.findByRole('list', { name: 'Rows in this file' }));
    const [first, changed, , refused] = list.getAllByRole('listitem').map((item) => item.textContent);
    expect(first).toContain('Nov 1, 2026UnchangedLine 2Impressions1,000Clicks50');
    expect(changed).toContain('Clicks5060');
    expect(refused).toContain('Unreadable dateSkippedLine 5"never" isn’t a valid date');
    expect(view.dialog.queryByRole('table')).not.toBeInTheDocument();
  });
});

describe('the import', () => {
  it('stores what the preview showed and says so', async () => {
    const view = await openImport(storedDays);
    await preview(view, mixedCsv);
    await view.user.click(view.dialog.getByRole('button', { name: 'Import 2 days' }));
    expect(await screen.findByText('Numbers imported')).toBeVisible();
    expect(screen.getByText('1 day added, 1 changed, 1 skipped.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByRole('row', { name: /Nov 3, 2026 500 20 1 \$9.99/ })).toBeVisible();
    expect(view.stored.get('2026-11-02')).toMatchObject({ clicks: 60 });
    expect(imports(view).at(-1)).toEqual({ csv: mixedCsv, file_name: 'report.csv', new_days: 'leave_out' });
  });

  it('keeps the preview when it is refused, and can be tried again', async () => {
    const view = await openImport();
    await preview(view, oneDay);
    view.fake.answerNext('importCampaignMetrics', down);
    const button = view.dialog.getByRole('button', { name: 'Import 1 day' });
    await view.user.click(button);
    expect(await view.dialog.findByText('The database does not answer.')).toBeVisible();
    expect(previewRows(view)).toHaveLength(1);
    await view.user.click(button);
    expect(await screen.findByText('Numbers imported')).toBeVisible();
  });

  it('says that the campaign was completed in the meantime', async () => {
    const view = await openImport();
    await preview(view, oneDay);
    for (const campaign of view.fake.account.campaigns) campaign.status = 'completed';
    await view.user.click(view.dialog.getByRole('button', { name: 'Import 1 day' }));
    expect(await view.dialog.findByText(/A completed campaign is read-only/)).toBeVisible();
    expect(view.stored.size).toBe(0);
  });

  it('is made once, however often it is asked for', async () => {
    const view = await openImport();
    await preview(view, oneDay);
    view.fake.answerNext('importCampaignMetrics', 'no-answer');
    const button = view.dialog.getByRole('button', { name: 'Import 1 day' });
    await view.user.dblClick(button);
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleName('Importing…');
    expect(imports(view)).toHaveLength(2);
  });

  it('has nothing to do where every day is stored already', async () => {
    const view = await openImport(storedDays);
    await preview(view, `${header}\n2026-11-01,1000,50,5,25.50,80`);
    await view.user.click(view.dialog.getByRole('button', { name: 'Done, nothing to import' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(imports(view)).toHaveLength(1);
  });
});
