import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  frenchMetaReport,
  googleSearchReport,
  metaAdSetsReport,
  microsoftReport,
} from '../../../../ad-kit/testing/reportFiles';
import { type DailyMetrics, api } from '../../../api/api';
import { aCampaign, aDay } from '../../../testing/builders';
import { aFakeWith, findDialog } from '../../../testing/campaignList';
import { renderApp } from '../../../testing/renderApp';
import { forgetScreenWidth, onAPhone } from '../../../testing/screenWidth';

const down = { status: 503, detail: 'The database does not answer.' };

const header = 'date,impressions,clicks,conversions,spend,revenue';
/** One row of each outcome for a campaign with `storedDays`. */
const mixedCsv = [
  header,
  '2026-11-01,1000,50,5,25.50,80',
  '2026-11-02,1000,60,5,25.50,80',
  '2026-11-03,500,20,1,9.99,0',
  'never,1,1,1,1,1',
].join('\n');
const oneDay = 'date,impressions,clicks,spend\n2026-11-02,9,2,1';

const storedDays = [aDay({ date: '2026-11-01' }), aDay({ date: '2026-11-02' })];

function csvFile(text: BlobPart, name = 'report.csv') {
  return new File([text], name, { type: 'text/csv' });
}

async function openImport(days: DailyMetrics[] = [], name = 'Autumn launch') {
  const campaign = aCampaign({ name });
  const fake = aFakeWith(campaign);
  const stored = new Map(days.map((day) => [day.date, day]));
  fake.account.days.set(campaign.id, stored);
  const view = renderApp({ path: `/campaigns/${campaign.id}`, fake });
  await view.user.click(await screen.findByRole('button', { name: 'Import report' }));
  const dialog = within(await findDialog('Import daily numbers'));
  return { ...view, dialog, stored };
}

type View = Awaited<ReturnType<typeof openImport>>;

function fileField({ dialog }: View) {
  return dialog.getByLabelText(/CSV or Excel file|another file|Reading/);
}

/** Chooses a file. Not with user-event: that refuses an input which only its label can be clicked for. */
function choose(view: View, file: File) {
  fireEvent.change(fileField(view), { target: { files: [file] } });
}

/** The lines of the preview, cell by cell. */
function previewRows({ dialog }: View) {
  const [, ...rows] = within(dialog.getByRole('table', { name: 'Rows in this file' })).getAllByRole('row');
  return rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  );
}

async function preview(view: View, text: string) {
  choose(view, csvFile(text));
  await view.dialog.findByRole('table', { name: 'Rows in this file' });
}

function imports({ fake }: View) {
  return fake.calls.filter(({ operation }) => operation === 'importCampaignMetrics').map(({ body }) => body);
}

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

describe('a file that can’t be read', () => {
  it.each([
    ['is too large', csvFile(new Uint8Array(1_800_001)), /^This file is too large \(max 900,000 characters\)/],
    ['is no text', csvFile(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0])), /^This isn’t a report\./],
    ['is empty', csvFile(''), 'The file is empty.'],
  ])('%s: it is not sent, and the field says why', async (_what, file, reason) => {
    const view = await openImport();
    choose(view, file);
    expect(await view.dialog.findByText(reason)).toBeVisible();
    expect(fileField(view)).toBeInvalid();
    expect(fileField(view)).toHaveAccessibleDescription(reason);
    expect(imports(view)).toEqual([]);
  });

  it('is no table at all: the field says the server’s sentence', async () => {
    const view = await openImport();
    choose(view, csvFile('hello'));
    await waitFor(() =>
      expect(fileField(view)).toHaveAccessibleDescription(/^We couldn’t find a header row with a date column/),
    );
    expect(view.dialog.queryByRole('table')).not.toBeInTheDocument();
  });

  it('has no days: it says how to get them', async () => {
    const view = await openImport();
    choose(view, csvFile('Campaign name,Amount spent (USD),Impressions\nSpring,9,1'));
    expect(
      await view.dialog.findByText('This report has no daily breakdown. Break it down by day and export it again.'),
    ).toBeVisible();
    expect(view.dialog.queryByRole('table')).not.toBeInTheDocument();
  });

  it('can be replaced by one that can', async () => {
    const view = await openImport();
    choose(view, csvFile(''));
    await view.dialog.findByText('The file is empty.');
    await preview(view, oneDay);
    expect(view.dialog.queryByText('The file is empty.')).not.toBeInTheDocument();
    expect(fileField(view)).toBeValid();
  });

  it('is told apart from a server that is away', async () => {
    const view = await openImport();
    view.fake.answerNext('importCampaignMetrics', down);
    choose(view, csvFile(oneDay));
    expect(await view.dialog.findByText('The database does not answer.')).toBeVisible();
  });

  it('is asked for where none was chosen', async () => {
    const view = await openImport();
    await view.user.click(view.dialog.getByRole('button', { name: 'Import' }));
    expect(await view.dialog.findByText('Choose a file first.')).toBeVisible();
    expect(imports(view)).toEqual([]);
  });
});

describe('how a report is read', () => {
  /** Opens the import of a campaign of that name and chooses a file. */
  async function read(text: string, name = 'Spring Sale', days: DailyMetrics[] = []) {
    const view = await openImport(days, name);
    choose(view, csvFile(text));
    await view.dialog.findByRole('group', { name: 'File columns' });
    return view;
  }
  const answered = async (view: View, question: string | RegExp, answer: string | RegExp) => {
    const list = within(view.dialog.getByRole('group', { name: question }));
    await view.user.click(list.getByRole('radio', { name: answer }));
  };

  it('shows the columns as recognized, with a value of each', async () => {
    const { dialog } = await read(googleSearchReport);
    expect(dialog.getByLabelText('Date')).toHaveDisplayValue('Day · 2026-11-01');
    expect(dialog.getByLabelText('Spend')).toHaveDisplayValue('Cost · 114.24');
    expect(dialog.getByLabelText('Conversions')).toHaveDisplayValue('Conversions · 3.33');
  });

  it('changes at once with a column that is chosen by hand', async () => {
    const view = await read('When,Orders,Clicks,Impressions,Spend\n2026-11-01,2.5,9,900,12.5');
    expect(view.dialog.getByText('Choose the date column.')).toBeVisible();
    await view.user.selectOptions(view.dialog.getByLabelText('Date'), 'When · 2026-11-01');
    await view.dialog.findByRole('table');
    await view.user.selectOptions(view.dialog.getByLabelText('Conversions'), 'Orders · 2.5');
    await waitFor(() =>
      expect(previewRows(view)).toEqual([
        ['2', 'Added', 'Nov 1, 2026', '900', '9', '2.5', '$12.50', '—No revenue reported'],
      ]),
    );
    await view.user.click(view.dialog.getByRole('button', { name: 'Import 1 day' }));
    await waitFor(() => expect(view.stored.get('2026-11-01')).toMatchObject({ clicks: 9, conversions: 2.5 }));
  });

  it('keeps the answers that were given where a new one cannot be asked for', async () => {
    const view = await read('date,clicks,taps\n2026-11-01,9,4');
    view.fake.answerNext('importCampaignMetrics', down);
    await view.user.selectOptions(view.dialog.getByLabelText('Clicks'), 'taps · 4');
    expect(await view.dialog.findByText('The database does not answer.')).toBeVisible();
    expect(view.dialog.getByLabelText('Clicks')).toHaveDisplayValue('clicks · 9');
  });

  it('takes the campaign of the same name, and lists the others with their totals', async () => {
    const view = await read(googleSearchReport, 'spring sale');
    const campaigns = within(view.dialog.getByRole('group', { name: 'The file has 2 campaigns. Which one is this?' }));
    expect(campaigns.getByRole('radio', { name: /^Spring Sale/ })).toBeChecked();
    expect(
      campaigns.getByText(
        '$37.06 spend · 779 impressions · 116 clicks · 17.5 conversions · $1,312.50 revenue · 2 rows',
      ),
    ).toBeVisible();
    expect(previewRows(view)[0]).toEqual(['4', 'Added', 'Nov 1, 2026', '2,418', '112', '3.33', '$114.24', '$266.40']);
    expect(view.dialog.queryByText(/These numbers are from/)).not.toBeInTheDocument();
  });

  it('asks for the campaign where none has the name, and warns of the other name', async () => {
    const view = await read(googleSearchReport, 'Autumn');
    expect(view.dialog.queryByRole('table')).not.toBeInTheDocument();
    await view.user.click(view.dialog.getByRole('button', { name: 'Import' }));
    expect(await view.dialog.findByText('Answer the questions above first.')).toBeVisible();
    await answered(view, /Which one is this/, /^Brand/);
    expect(
      await view.dialog.findByText('These numbers are from “Brand”. They’ll go into your campaign “Autumn”.'),
    ).toBeVisible();
    await view.user.click(await view.dialog.findByRole('button', { name: 'Import 2 days' }));
    await waitFor(() => expect(view.stored.get('2026-11-01')).toMatchObject({ conversions: 9.5, spent: 18.91 }));
  });

  it('asks which results count, and says that revenue stays', async () => {
    const stored = [aDay({ date: '2026-11-01', revenue: 99 })];
    const view = await read(metaAdSetsReport, 'Spring Sale', stored);
    await answered(view, 'Which results count as conversions?', /^purchase/);
    await view.dialog.findByRole('table');
    expect(view.dialog.getByText('Revenue isn’t in this file, so current values stay.')).toBeVisible();
    expect(previewRows(view)[0]).toEqual([
      '3 +1',
      'Changed',
      'Nov 1, 2026',
      '1,00010,006',
      '50148',
      '54',
      '$25.50$73.38',
      '$99.00',
    ]);
    await view.user.click(view.dialog.getByRole('button', { name: 'Import 2 days' }));
    await waitFor(() => expect(view.stored.get('2026-11-01')).toMatchObject({ spent: 73.38, revenue: 99 }));
  });

  it('asks once which way round the dates are', async () => {
    const view = await read(microsoftReport);
    await answered(view, 'How should we read the dates?', /^Day first/);
    await view.dialog.findByRole('table');
    expect(previewRows(view).map(([, , date]) => date)).toEqual(['Jan 11, 2026', 'Feb 11, 2026']);
  });

  it('asks about another currency: as it is, or by a rate', async () => {
    const view = await read(frenchMetaReport);
    const question = 'This file is in EUR; your account uses USD.';
    expect(view.dialog.getByText('Conversions are results of type “lead”.')).toBeVisible();
    await answered(view, question, 'Import the amounts as is');
    await view.dialog.findByRole('table');
    expect(previewRows(view)[0]?.[6]).toBe('$95.50');
    await answered(view, question, 'Multiply the amounts by a rate');
    const rate = view.dialog.getByLabelText('US dollars per 1 EUR');
    await view.user.type(rate, 'much{Enter}');
    expect(await view.dialog.findByText('Enter a number, such as 1.08.')).toBeVisible();
    await view.user.clear(rate);
    await view.user.type(rate, '1.1');
    await view.user.click(view.dialog.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(previewRows(view)[0]?.[6]).toBe('$105.05'));
    await view.user.click(view.dialog.getByRole('button', { name: 'Import 2 days' }));
    await waitFor(() => expect(view.stored.get('2026-11-02')).toMatchObject({ spent: 113.03 }));
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
