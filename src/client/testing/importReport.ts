import { fireEvent, screen, within } from '@testing-library/react';
import { aCampaign, aProAccount } from './builders';
import { createFakeApi } from './fakeApi';
import { renderApp } from './renderApp';

/** Two days of one campaign, and one of another. */
export const reportCsv = [
  'Campaign report',
  'Day,Campaign,Impr.,Clicks,Avg. CPC,Cost',
  '2026-11-01,Brand Search,1000,50,0.51,25.50',
  '2026-11-02,Brand Search,800,40,0.50,20.00',
  '2026-11-01,Retargeting,500,10,6.00,60.00',
].join('\n');

/** A backend with a campaign of the report, and one that it doesn't name. */
export function aFakeForReports() {
  const fake = createFakeApi({ user: aProAccount() });
  const brand = aCampaign({ name: 'brand search', platform: 'google' });
  const other = aCampaign({ name: 'Win-back', platform: 'google' });
  fake.account.campaigns = [brand, other];
  return { fake, brand, other };
}

/** The field itself lies out of sight, behind its label. */
export function chooseFiles(...files: File[]) {
  fireEvent.change(screen.getByLabelText(/Choose CSV or Excel files|Choose or drop/), { target: { files } });
}

export const aFile = (text: string, name = 'report.csv') => new File([text], name, { type: 'text/csv' });

export const rowOf = (name: string) =>
  within(
    within(screen.getByRole('table', { name: 'Campaigns in this file' }))
      .getAllByRole('row')
      .find((item) => within(item).queryByText(name)) as HTMLElement,
  );

/** How many of its days are new, changed, the same, and skipped. */
export const daysIn = (name: string) =>
  rowOf(name)
    .getAllByRole('cell')
    .slice(3, 7)
    .map(({ textContent }) => textContent);

/** Chooses a file with this text. */
export const choose = (text: string) => chooseFiles(aFile(text));

/** Opens the page, and chooses a file there. */
export async function openWithReport(fake = aFakeForReports().fake, text = reportCsv) {
  const view = renderApp({ path: '/reports/import', fake });
  await screen.findByLabelText(/Choose CSV or Excel files/);
  choose(text);
  return view;
}
