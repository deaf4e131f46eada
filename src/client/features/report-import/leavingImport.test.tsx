import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCampaign, aMember, aProAccount, aTeam } from '../../testing/builders';
import { createFakeApi } from '../../testing/fakeApi';
import { renderApp } from '../../testing/renderApp';

const aFile = (name: string, date: string) =>
  new File([`Day,Campaign,Impr.,Clicks,Cost\n${date},Brand,1000,50,25.50`], name, { type: 'text/csv' });

const twoFiles = [aFile('monday.csv', '2026-11-02'), aFile('tuesday.csv', '2026-11-03')];

/** With a campaign of the same name in the person's own workspace and in a team. */
async function open(files: File[]) {
  const fake = createFakeApi({ user: aProAccount({ team_access: true }) });
  const { user: account } = fake.account;
  const brand = aCampaign({ name: 'Brand' });
  fake.account.campaigns = [brand];
  const team = aTeam({ name: 'Halden Wool', plan: 'business' });
  team.members = [aMember({ user_id: account.id, email: account.email, role: 'editor' })];
  team.campaigns = [aCampaign({ name: 'Brand', team_id: team.id })];
  fake.state.teams = [team];
  const view = renderApp({ path: '/reports/import', fake });
  fireEvent.change(await screen.findByLabelText(/Choose CSV or Excel files/), { target: { files } });
  const importButton = await screen.findByRole('button', { name: 'Import 1 campaign' });
  const { user } = view;
  return {
    fake,
    brand,
    user,
    importButton,
    days: () => [...(fake.account.days.get(brand.id)?.keys() ?? [])],
    /** Opens another page, and answers how to come back. */
    leave: async () => {
      await user.click(screen.getAllByRole('link', { name: 'Campaigns' })[0] as HTMLElement);
      const back = await screen.findByRole('link', { name: 'Import report' });
      return () => user.click(back);
    },
    switchTo: async (name: RegExp) => {
      await user.click(await screen.findByRole('button', { name: /^Workspace:/ }));
      const menu = await screen.findByRole('menu', { name: 'Workspace' });
      await user.click(within(menu).getByRole('menuitemradio', { name }));
    },
  };
}

function holdImport(fake: ReturnType<typeof createFakeApi>): () => void {
  let answer: (() => void) | undefined;
  fake.answerNext('importReport', { after: new Promise<void>((resolve) => (answer = resolve)) });
  return () => answer?.();
}

const filesShown = async () =>
  within(await screen.findByRole('list', { name: 'Files' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('leaving while a short file is being stored', () => {
  it('keeps the files that wait, and has the next one’s turn come meanwhile', async () => {
    const { fake, user, importButton, leave, days } = await open(twoFiles);
    const answer = holdImport(fake);
    await user.click(importButton);
    const comeBack = await leave();
    answer();
    expect(await screen.findByText('Numbers imported for 1 campaign')).toBeVisible();
    await comeBack();
    await screen.findByRole('button', { name: 'Import 1 campaign' });
    expect(await filesShown()).toEqual([
      expect.stringMatching(/^monday.csv.*Imported$/),
      expect.stringMatching(/^tuesday.csv.*In review$/),
    ]);
    await user.click(screen.getByRole('button', { name: 'Import 1 campaign' }));
    expect(await screen.findByText('From 2 files: 2 days added, 0 changed.')).toBeVisible();
    expect(days()).toEqual(['2026-11-02', '2026-11-03']);
  });

  it('shows on return that it is still being stored', async () => {
    const { fake, user, importButton, leave } = await open(twoFiles);
    const answer = holdImport(fake);
    await user.click(importButton);
    await (
      await leave()
    )();
    expect(await screen.findByRole('button', { name: 'Importing…' })).toBeVisible();
    answer();
    expect(await screen.findByText('1 campaign · 1 day added, 0 changed')).toBeVisible();
  });

  it('keeps the files where one can’t be stored, and says why', async () => {
    const { fake, user, importButton, leave } = await open(twoFiles);
    fake.answerNext('importReport', { status: 503, detail: 'The database does not answer.' });
    await user.click(importButton);
    const comeBack = await leave();
    await comeBack();
    expect(await screen.findByRole('button', { name: 'Import 1 campaign' })).toBeEnabled();
    expect(screen.getAllByText('The database does not answer.')).not.toHaveLength(0);
    expect(await filesShown()).toEqual([
      expect.stringMatching(/^monday.csv.*In review$/),
      expect.stringMatching(/^tuesday.csv.*Up next/),
    ]);
  });
});

describe('another workspace', () => {
  it('has nothing of a file that is looked at here, which is there again on return', async () => {
    const { fake, user, switchTo, days } = await open(twoFiles.slice(0, 1));
    await switchTo(/Halden Wool/);
    expect(await screen.findByText('Choose CSV or Excel files')).toBeVisible();
    expect(screen.queryByText('How the file is read')).not.toBeInTheDocument();
    await switchTo(/^Personal/);
    await user.click(await screen.findByRole('button', { name: 'Import 1 campaign' }));
    expect(await screen.findByText('Numbers imported for 1 campaign')).toBeVisible();
    expect(days()).toEqual(['2026-11-02']);
    expect(fake.account.days.size).toBe(1);
  });

  it('waits for a file that is being stored here, and says when it is done', async () => {
    const { fake, user, importButton, switchTo, days } = await open(twoFiles.slice(0, 1));
    const answer = holdImport(fake);
    await user.click(importButton);
    await switchTo(/Halden Wool/);
    expect(await screen.findByRole('progressbar', { name: 'Importing monday.csv' })).toBeVisible();
    answer();
    expect(await screen.findByText('Numbers imported for 1 campaign')).toBeVisible();
    expect(await screen.findByText('Choose CSV or Excel files')).toBeVisible();
    await waitFor(() => expect(days()).toEqual(['2026-11-02']));
  });
});
