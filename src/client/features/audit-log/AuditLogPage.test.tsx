import { screen, waitFor, within } from '@testing-library/react';
import type { AuditEntry } from '../../api/auditLogApi';
import { aMember, aTeam, aUuid } from '../../testing/builders';
import { createFakeApi } from '../../testing/fakeApi';
import { anAuditEntry } from '../../testing/fakeAuditAnswers';
import { renderApp } from '../../testing/renderApp';
import { auditSentence } from './auditWords';

const path = '/settings/audit-log';

const revoked = anAuditEntry({
  created_at: '2026-11-14T10:00:00.000Z',
  actor: { id: aUuid(), full_name: 'Ines Duarte' },
  action: 'key_revoked',
  subject: { id: aUuid(), name: 'Nightly report' },
});

function withEntries(entries: AuditEntry[] = [revoked, anAuditEntry()], teamId: string | null = null) {
  const fake = createFakeApi();
  fake.account.auditLog = entries.map((entry) => ({ teamId, entry }));
  return fake;
}

const items = async () => {
  const list = await screen.findByRole('list', { name: 'Audit log' });
  return within(list)
    .getAllByRole('paragraph')
    .map(({ textContent }) => textContent.trim());
};

describe('the audit log', () => {
  it('is reached from the settings, and tells who did what, from where', async () => {
    const { user } = renderApp({ path: '/settings', fake: withEntries() });
    await user.click(await screen.findByRole('link', { name: 'Open audit log' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
    expect(await items()).toEqual(['Ines Duarte revoked the API key Nightly report', 'Mara Okafor signed in']);
    expect(screen.getByRole('list', { name: 'Audit log' })).toHaveTextContent('203.0.113.7');
    expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings');
  });

  it('tells with which API key something was done', async () => {
    const key = { name: 'Warehouse sync', prefix: 'csk_ab12cd' };
    const deleted = anAuditEntry({
      action: 'ad_deleted',
      subject: { id: aUuid(), name: 'Monday roast' },
      api_key: key,
    });
    renderApp({ path, fake: withEntries([deleted]) });
    expect(await items()).toEqual(['Mara Okafor deleted the ad Monday roast']);
    expect(screen.getByText(/API key Warehouse sync/)).toHaveTextContent('API key Warehouse sync csk_ab12cd…');
  });

  it('says of nobody’s doings what happened', async () => {
    const nobodys = (action: AuditEntry['action'], name = '') =>
      anAuditEntry({ actor: null, action, subject: { id: null, name } });
    const entries = [nobodys('sign_in_failed'), nobodys('subscription_ended', 'Pro'), nobodys('two_step_turned_off')];
    renderApp({ path, fake: withEntries(entries) });
    expect(await items()).toEqual([
      'Someone entered a wrong password',
      'The Pro plan ended',
      'The site’s operator turned off two-step sign-in',
    ]);
  });

  it('says that somebody tried too often, and who has another name', async () => {
    const refused = (action: AuditEntry['action']) =>
      anAuditEntry({ actor: null, action, subject: { id: null, name: '' } });
    const entries = [
      refused('sign_in_refused'),
      refused('second_step_refused'),
      anAuditEntry({ action: 'account_renamed', subject: { id: aUuid(), name: 'Mara Lind' } }),
      anAuditEntry({
        action: 'team_renamed',
        subject: { id: aUuid(), name: 'Halden Studio' },
        detail: 'Northfold Studio',
      }),
    ];
    renderApp({ path, fake: withEntries(entries) });
    expect(await items()).toEqual([
      'Someone tried to sign in too many times and has to wait',
      'Someone knew the password but entered too many sign-in codes and has to wait',
      'Mara Okafor changed the account’s name to Mara Lind',
      'Mara Okafor renamed the team Northfold Studio to Halden Studio',
    ]);
  });

  it('is empty at first', async () => {
    renderApp({ path, fake: withEntries([]) });
    expect(await screen.findByText('Nothing here yet')).toBeVisible();
  });

  it('that can’t be read can be asked for again', async () => {
    const fake = withEntries();
    fake.answerNext('listAuditLog', { status: 503, detail: 'The database does not answer.' });
    const { user } = renderApp({ path, fake });
    expect(await screen.findByText('Couldn’t load the audit log')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await items()).toHaveLength(2);
  });

  it('is read page by page', async () => {
    const many = Array.from({ length: 51 }, () => anAuditEntry());
    const { user, address } = renderApp({ path, fake: withEntries([...many, revoked]) });
    expect(await items()).toHaveLength(50);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(async () => expect(await items()).toHaveLength(2));
    expect(address()).toBe(`${path}?page=2`);
  });
});

describe('filters', () => {
  it('are kept in the address', async () => {
    const { user, address } = renderApp({ path, fake: withEntries() });
    await items();
    await user.selectOptions(screen.getByLabelText('Type'), 'Sign-ins');
    await waitFor(async () => expect(await items()).toEqual(['Mara Okafor signed in']));
    expect(address()).toBe(`${path}?kind=sign_in`);
    await user.type(screen.getByLabelText('Search people and things'), 'ines');
    expect(await screen.findByText('No entries found')).toBeVisible();
    expect(address()).toBe(`${path}?kind=sign_in&search=ines`);
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(async () => expect(await items()).toHaveLength(2));
    expect(address()).toBe(path);
  });

  it('are read from the address; what no filter can be is left out', async () => {
    renderApp({ path: `${path}?from=2026-11-13&to=2026-02-31&kind=other&page=x`, fake: withEntries() });
    expect(await items()).toEqual(['Ines Duarte revoked the API key Nightly report']);
    expect(screen.getByLabelText('From (UTC)')).toHaveValue('2026-11-13');
    expect(screen.getByLabelText('To (UTC)')).toHaveValue('');
  });
});

describe('the CSV', () => {
  it('has what is filtered', async () => {
    const { user, world } = renderApp({ path: `${path}?kind=access`, fake: withEntries() });
    await items();
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(world.downloads).toHaveLength(1));
    const [file] = world.downloads;
    expect(file?.fileName).toMatch(/^audit-log-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(file?.text).toContain('Nightly report');
    expect(file?.text).not.toContain('signed in');
  });

  it('that can’t be fetched is told by a toast', async () => {
    const fake = withEntries();
    const { user } = renderApp({ path, fake });
    await items();
    fake.answerNext('exportAuditLog', { status: 503, detail: 'Please try again in a minute.' });
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('Please try again in a minute.')).toBeVisible();
  });
});

describe('in a team', () => {
  function inTeamAs(role: 'admin' | 'editor') {
    const fake = createFakeApi();
    const team = aTeam({ members: [aMember({ user_id: fake.account.user.id, role })] });
    fake.state.teams = [team];
    fake.account.auditLog = [{ teamId: team.id, entry: revoked }];
    return { fake, team };
  }

  it('admins see the team’s log', async () => {
    const { fake, team } = inTeamAs('admin');
    renderApp({ path, fake, stored: { workplace: team.id } });
    expect(await items()).toEqual(['Ines Duarte revoked the API key Nightly report']);
    expect(screen.getByText(`Who did what in ${team.name}. Entries are kept for a year.`)).toBeVisible();
  });

  it('editors are told whom to ask', async () => {
    const { fake, team } = inTeamAs('editor');
    renderApp({ path, fake, stored: { workplace: team.id } });
    expect(await screen.findByText('The owner and admins of this team can read its audit log.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument();
  });
});

describe('sentences', () => {
  it.each([
    [{ action: 'member_role_changed', detail: 'editor' }, 'made Lea Brandt an editor'],
    [{ action: 'member_invited', detail: 'admin' }, 'invited Lea Brandt as an admin'],
    [{ action: 'team_transferred' }, 'transferred the team to Lea Brandt'],
  ] as const)('say %o', (entry, sentence) => {
    expect(auditSentence(anAuditEntry({ subject: { id: null, name: 'Lea Brandt' }, ...entry }))).toBe(sentence);
  });

  it('are made up for actions that only another backend knows', () => {
    const entry = anAuditEntry({ action: 'door_opened' as never, subject: { id: null, name: 'Back door' } });
    expect(auditSentence(entry)).toBe('door opened Back door');
  });
});
