import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type DailyMetrics, api } from '../../../api/api';
import { aCampaign, aDay } from '../../../testing/builders';
import { aFakeWith, findDialog } from '../../../testing/campaignList';
import { renderApp } from '../../../testing/renderApp';

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
const storedDays = [aDay({ date: '2026-11-01' }), aDay({ date: '2026-11-02' })];

function csvFile(text: BlobPart, name = 'report.csv') {
  return new File([text], name, { type: 'text/csv' });
}

async function openImport(days: DailyMetrics[] = []) {
  const campaign = aCampaign();
  const fake = aFakeWith(campaign);
  const stored = new Map(days.map((day) => [day.date, day]));
  fake.account.days.set(campaign.id, stored);
  const view = renderApp({ path: `/campaigns/${campaign.id}`, fake });
  await view.user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  const dialog = within(await findDialog('Import daily numbers'));
  return { ...view, dialog, stored };
}

type View = Awaited<ReturnType<typeof openImport>>;

function fileField({ dialog }: View) {
  return dialog.getByLabelText(/CSV file|another file|Reading/);
}

/** Chooses a file. Not with user-event: that refuses an input which only its label can be clicked for. */
function choose(view: View, file: File) {
  fireEvent.change(fileField(view), { target: { files: [file] } });
}

/** The lines of the preview, cell by cell. */
function previewRows({ dialog }: View) {
  const [, ...rows] = within(dialog.getByRole('table', { name: 'What each row does' })).getAllByRole('row');
  return rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  );
}

async function preview(view: View, text: string) {
  choose(view, csvFile(text));
  await view.dialog.findByRole('table', { name: 'What each row does' });
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
      ['5', 'Refused', 'Unreadable', expect.stringContaining('"never" is not a date')],
    ]);
    expect(view.dialog.getByText('50', { selector: 'del' })).toBeVisible();
    expect(imports(view)).toEqual([{ csv: mixedCsv, dry_run: true }]);
    expect(view.stored.size).toBe(2);
  });

  it('can be narrowed to the rows that were refused', async () => {
    const view = await openImport(storedDays);
    await preview(view, mixedCsv);
    await view.user.click(view.dialog.getByRole('radio', { name: /Refused\s*1/ }));
    expect(previewRows(view)).toEqual([expect.arrayContaining(['5', 'Refused'])]);
  });

  it('has pages', async () => {
    const view = await openImport();
    const lines = Array.from({ length: 51 }, (_, index) => `2026-0${index < 30 ? 1 : 2}-${(index % 30) + 1},1`);
    const csv = ['date,clicks', ...lines.map((line) => line.replace(/-(\d),/, '-0$1,'))].join('\n');
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
    choose(view, csvFile('date,clicks\n2026-11-02,2', 'second.csv'));
    expect(await view.dialog.findByText('second.csv')).toBeVisible();
    await act(async () => {
      answerFirst(undefined);
      await Promise.all(view.store.dispatch(api.util.getRunningMutationsThunk()));
    });
    expect(view.dialog.getByText('second.csv')).toBeVisible();
    expect(previewRows(view)).toEqual([expect.arrayContaining(['Nov 2, 2026'])]);
  });
});

describe('a file that can’t be read', () => {
  it.each([
    ['is too large', csvFile(new Uint8Array(1_800_001)), /^The file is too large: at most 900,000 characters fit/],
    ['is no text', csvFile(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0])), /^This is not a text file/],
    ['is empty', csvFile(''), 'The file is empty.'],
  ])('%s: it is not sent, and the field says why', async (_what, file, reason) => {
    const view = await openImport();
    choose(view, file);
    expect(await view.dialog.findByText(reason)).toBeVisible();
    expect(fileField(view)).toBeInvalid();
    expect(fileField(view)).toHaveAccessibleDescription(reason);
    expect(imports(view)).toEqual([]);
  });

  it('has no columns that the server knows: the field says the server’s sentence', async () => {
    const view = await openImport();
    choose(view, csvFile('name,age\nMara,33'));
    await waitFor(() => expect(fileField(view)).toHaveAccessibleDescription('Choose the column with the date.'));
    expect(view.dialog.queryByRole('table')).not.toBeInTheDocument();
  });

  it('can be replaced by one that can', async () => {
    const view = await openImport();
    choose(view, csvFile(''));
    await view.dialog.findByText('The file is empty.');
    await preview(view, 'date,clicks\n2026-11-02,2');
    expect(view.dialog.queryByText('The file is empty.')).not.toBeInTheDocument();
    expect(fileField(view)).toBeValid();
  });

  it('is told apart from a server that is away', async () => {
    const view = await openImport();
    view.fake.answerNext('importCampaignMetrics', down);
    choose(view, csvFile('date,clicks\n2026-11-02,2'));
    expect(await view.dialog.findByText('The database does not answer.')).toBeVisible();
  });

  it('is asked for where none was chosen', async () => {
    const view = await openImport();
    await view.user.click(view.dialog.getByRole('button', { name: 'Import' }));
    expect(await view.dialog.findByText('Choose a file first.')).toBeVisible();
    expect(imports(view)).toEqual([]);
  });
});

describe('the import', () => {
  it('stores what the preview showed and says so', async () => {
    const view = await openImport(storedDays);
    await preview(view, mixedCsv);
    await view.user.click(view.dialog.getByRole('button', { name: 'Import 2 days' }));
    expect(await screen.findByText('Numbers imported')).toBeVisible();
    expect(screen.getByText('1 day added, 1 changed, 1 refused.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByRole('row', { name: /Nov 3, 2026 500 20 1 \$9.99/ })).toBeVisible();
    expect(view.stored.get('2026-11-02')).toMatchObject({ clicks: 60 });
    expect(imports(view).at(-1)).toEqual({ csv: mixedCsv });
  });

  it('keeps the preview when it is refused, and can be tried again', async () => {
    const view = await openImport();
    await preview(view, 'date,clicks\n2026-11-02,2');
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
    await preview(view, 'date,clicks\n2026-11-02,2');
    for (const campaign of view.fake.account.campaigns) campaign.status = 'completed';
    await view.user.click(view.dialog.getByRole('button', { name: 'Import 1 day' }));
    expect(await view.dialog.findByText(/A completed campaign is read-only/)).toBeVisible();
    expect(view.stored.size).toBe(0);
  });

  it('is made once, however often it is asked for', async () => {
    const view = await openImport();
    await preview(view, 'date,clicks\n2026-11-02,2');
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
