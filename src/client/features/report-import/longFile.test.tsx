import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCampaign, aPastImport, aProAccount, aUuid } from '../../testing/builders';
import { createFakeApi } from '../../testing/fakeApi';
import { renderApp } from '../../testing/renderApp';

const day = (index: number) => new Date(Date.UTC(2008, 0, 1 + index)).toISOString().slice(0, 10);

const rowsOf = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${day(index)},${name},1,9,1`);

const text = ['date,campaign,clicks,impressions,spend', ...rowsOf('Brand', 1_500), ...rowsOf('Win-back', 4_000)].join(
  '\n',
);

async function openWith(csv = text) {
  const fake = createFakeApi({ user: aProAccount() });
  const brand = aCampaign({ name: 'Brand' });
  const winBack = aCampaign({ name: 'Win-back' });
  fake.account.campaigns = [brand, winBack];
  const view = renderApp({ path: '/reports/import', fake });
  const field = await screen.findByLabelText(/Choose CSV or Excel files/);
  fireEvent.change(field, { target: { files: [new File([csv], 'years.csv')] } });
  return { ...view, brand, winBack };
}

const importAll = () => screen.findByRole('button', { name: 'Import 2 campaigns' }, { timeout: 5_000 });

/** Holds the second part until the test says so. */
function holdSecondPart({ answerNext }: ReturnType<typeof createFakeApi>) {
  let answer: (value?: unknown) => void = () => undefined;
  answerNext('importReport', { after: Promise.resolve() }, { after: new Promise((resolve) => (answer = resolve)) });
  return () => answer();
}

it('is stored as one import, and undone in steps', async () => {
  const { fake, brand, winBack, user } = await openWith();
  await user.click(await importAll());
  expect(await screen.findByText('Numbers imported for 2 campaigns')).toBeVisible();
  expect(screen.getByText('5,500 days added, 0 changed.')).toBeVisible();
  expect([fake.account.days.get(brand.id)?.size, fake.account.days.get(winBack.id)?.size]).toEqual([1_500, 4_000]);
  const past = await screen.findByRole('list', { name: 'Past imports' });
  expect(within(past).getByText('2 campaigns')).toBeVisible();
  await user.click(await within(past).findByRole('button', { name: 'Undo import of years.csv' }));
  const dialog = await screen.findByRole('dialog', { name: 'Undo import of years.csv?' });
  await user.click(within(dialog).getByRole('button', { name: 'Undo import' }));
  expect(await screen.findByText('Import undone')).toBeVisible();
  expect(fake.countCalls('takeBackReportImport')).toBe(2);
  expect([fake.account.days.get(brand.id)?.size, fake.account.days.get(winBack.id)?.size]).toEqual([0, 0]);
});

it('opens to the days of a campaign that lie in several parts', async () => {
  const { fake, user } = await openWith();
  await importAll();
  const asked = fake.countCalls('importReport');
  await user.click(await screen.findByRole('button', { name: 'Days of Win-back' }));
  const days = await screen.findByRole('region', { name: 'Days of Win-back' });
  expect(within(days).getByText('Jan 1, 2008')).toBeVisible();
  expect(screen.getByText('1–10 of 4,000')).toBeVisible();
  expect(fake.countCalls('importReport')).toBe(asked + 1);
});

it('goes on while other pages are open, which say how far it is', async () => {
  const { fake, user } = await openWith();
  const button = await importAll();
  const answer = holdSecondPart(fake);
  await user.click(button);
  expect(await screen.findByText('1,500 of 5,500 rows imported')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Importing years.csv' })).toHaveAttribute('value', '1500');
  await user.click(screen.getAllByRole('link', { name: 'Campaigns' })[0] as HTMLElement);
  const status = await screen.findByRole('link', { name: /^Importing years.csv 27%/ });
  expect(status).toHaveAttribute('href', '/reports/import');
  answer();
  expect(await screen.findByText('Numbers imported for 2 campaigns')).toBeVisible();
  await waitFor(() => expect(status).not.toBeInTheDocument());
  await user.click(await screen.findByRole('link', { name: 'Import report' }));
  expect(await screen.findByRole('button', { name: 'Import more' })).toBeVisible();
});

it('can be stopped, and continued', async () => {
  const { fake, winBack, user } = await openWith();
  const button = await importAll();
  const answer = holdSecondPart(fake);
  await user.click(button);
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('Import of years.csv stopped')).toBeVisible();
  answer();
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Numbers imported for 2 campaigns')).toBeVisible();
  expect(fake.account.days.get(winBack.id)?.size).toBe(4_000);
});

it('is not offered to be undone before it is done or stopped', async () => {
  const { fake, brand, user } = await openWith();
  const button = await importAll();
  const answer = holdSecondPart(fake);
  await user.click(button);
  const past = within(await screen.findByRole('list', { name: 'Past imports' }));
  expect(await past.findByText('Importing')).toBeVisible();
  expect(past.queryByRole('button')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  // The part that was on its way arrives.
  answer();
  expect(await past.findByText('3,000 days added')).toBeVisible();
  await user.click(await past.findByRole('button', { name: 'Undo import of years.csv' }));
  const dialog = await screen.findByRole('dialog', { name: 'Undo import of years.csv?' });
  await user.click(within(dialog).getByRole('button', { name: 'Undo import' }));
  expect(await past.findByText(/^Undone on/)).toBeVisible();
  expect(fake.account.days.get(brand.id)?.size).toBe(0);
});

it('is seen running by colleagues, who can’t undo it', async () => {
  const fake = createFakeApi({ user: aProAccount() });
  const running = aPastImport({ is_running: true });
  fake.account.imports = [{ import: running, before: [{ campaignId: aUuid(), date: '2026-11-01', metrics: null }] }];
  renderApp({ path: '/reports/import', fake });
  const past = within(await screen.findByRole('list', { name: 'Past imports' }));
  expect(past.getByText('Importing')).toBeVisible();
  expect(past.queryByRole('button')).toBeNull();
});

it('says why it stopped, and lets go of it', async () => {
  const { fake, user } = await openWith();
  const button = await importAll();
  const refusal = { status: 404, title: 'Gone', detail: 'This campaign isn’t there.', code: 'not_found' as const };
  fake.answerNext('importReport', { after: Promise.resolve() }, refusal);
  await user.click(button);
  expect(await screen.findByText('This campaign isn’t there.')).toBeVisible();
  expect(screen.getByText('1,500 of 5,500 rows imported')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('button', { name: 'Import 2 campaigns' })).toBeEnabled();
});

it('sends two campaigns that would go to one to it only once, though they are in two parts', async () => {
  const { brand, fake } = await openWith(
    ['date,campaign,clicks,impressions,spend', ...rowsOf('Brand', 1_500), ...rowsOf('brand', 4_000)].join('\n'),
  );
  const table = await screen.findByRole('table', { name: 'Campaigns in this file' }, { timeout: 5_000 });
  const rows = within(table).getAllByRole('combobox');
  expect(rows.map((row) => (row as HTMLSelectElement).selectedOptions[0]?.text)).toEqual(['Brand', 'Leave out']);
  expect(screen.getByRole('button', { name: 'Import 1 campaign' })).toBeEnabled();
  expect(fake.account.days.get(brand.id)?.size ?? 0).toBe(0);
});
