import { fireEvent, screen, within } from '@testing-library/react';
import type { DailyMetrics } from '../api/api';
import { aCampaign } from './builders';
import { aFakeWith, findDialog } from './campaignList';
import { renderApp } from './renderApp';

export const down = { status: 503, detail: 'The database does not answer.' };
export const oneDay = 'date,impressions,clicks,spend\n2026-11-02,9,2,1';

export function csvFile(text: BlobPart, name = 'report.csv') {
  return new File([text], name, { type: 'text/csv' });
}

/** Opens the dialog on the page of a campaign with these days. */
export async function openImport(days: DailyMetrics[] = [], name = 'Autumn launch') {
  const campaign = aCampaign({ name });
  const fake = aFakeWith(campaign);
  const stored = new Map(days.map((day) => [day.date, day]));
  fake.account.days.set(campaign.id, stored);
  const view = renderApp({ path: `/campaigns/${campaign.id}`, fake });
  await view.user.click(await screen.findByRole('button', { name: 'Import report' }));
  const dialog = within(await findDialog('Import daily numbers'));
  return { ...view, dialog, stored };
}

export type ImportView = Awaited<ReturnType<typeof openImport>>;

export function fileField({ dialog }: ImportView) {
  return dialog.getByLabelText(/CSV or Excel file|another file|Reading/);
}

/** Chooses a file. Not with user-event: that refuses an input which only its label can be clicked for. */
export function choose(view: ImportView, file: File) {
  fireEvent.change(fileField(view), { target: { files: [file] } });
}

/** The lines of the preview, cell by cell. */
export function previewRows({ dialog }: ImportView) {
  const [, ...rows] = within(dialog.getByRole('table', { name: 'Rows in this file' })).getAllByRole('row');
  return rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  );
}

/** Chooses a file with this text, and waits for what it would do. */
export async function preview(view: ImportView, text: string) {
  choose(view, csvFile(text));
  await view.dialog.findByRole('table', { name: 'Rows in this file' });
}

/** What was sent to be imported. */
export function imports({ fake }: ImportView) {
  return fake.calls.filter(({ operation }) => operation === 'importCampaignMetrics').map(({ body }) => body);
}
