import { waitFor, within } from '@testing-library/react';
import {
  frenchMetaReport,
  googleSearchReport,
  metaAdSetsReport,
  microsoftReport,
} from '../../../../ad-kit/testing/reportFiles';
import { type DailyMetrics } from '../../../api/api';
import { aDay } from '../../../testing/builders';
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
  type ImportView,
} from '../../../testing/importDialog';

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
  const answered = async (view: ImportView, question: string | RegExp, answer: string | RegExp) => {
    const list = within(view.dialog.getByRole('group', { name: question }));
    await view.user.click(list.getByRole('radio', { name: answer }));
  };

  it('shows the columns as recognized, with a value of each', async () => {
    const view = await read(googleSearchReport);
    expect(view.dialog.getByLabelText('Date')).toHaveDisplayValue('Day · 2026-11-01');
    expect(view.dialog.getByLabelText('Spend')).toHaveDisplayValue('Cost · 114.24');
    expect(view.dialog.getByLabelText('Conversions')).toHaveDisplayValue('Conversions · 3.33');
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
