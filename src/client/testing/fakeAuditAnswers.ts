import type { AuditEntry, AuditKind } from '../api/auditLogApi';
import { aUuid } from './builders';
import type { FakeAccount } from './fakeAccount';
import { type FakeAnswers, type FakeState, pageOf } from './fakeState';
import { openTeam } from './fakeTeams';

/** Who did what. The fake backend records nothing: it tells what a test says was done. */
export const auditAnswers: FakeAnswers<'listAuditLog' | 'exportAuditLog'> = {
  listAuditLog: ({ state, account, query }) => pageOf(matching(state, account, query), query),
  exportAuditLog: ({ state, account, query }) => {
    const lines = matching(state, account, query).map(({ created_at, actor, api_key, address, action, subject }) =>
      [
        created_at,
        actor?.full_name ?? '',
        api_key?.name ?? '',
        api_key?.prefix ?? '',
        address ?? '',
        action.replaceAll('_', ' '),
        subject.name,
        '',
      ].join(','),
    );
    const headings = 'Time,Person,API key,Key prefix,Address,Action,What,Detail';
    return { body: `\uFEFF${[headings, ...lines].join('\r\n')}\r\n` };
  },
};

/** How the actions of each kind begin; exports end alike. */
const actionsOf: Record<AuditKind, RegExp> = {
  sign_in: /^(account_created|signed_|sign_in_|device_|password_|two_step_|recovery_code|second_step_)/,
  access: /^(key|webhook)_/,
  member: /^(member|invitation|team)_/,
  billing: /^(subscription|payment)_/,
  deletion: /^(?!webhook_|team_).+_(deleted|moved_out)$/,
  export: /_exported$/,
};

function matching(state: FakeState, account: FakeAccount, query: URLSearchParams): AuditEntry[] {
  const teamId = query.get('team_id');
  if (teamId !== null) openTeam(state, account, teamId, 'admin');
  const kind = query.get('kind') as AuditKind | null;
  const search = (query.get('search') ?? '').toLowerCase();
  const from = query.get('from') ?? '';
  const to = query.get('to') ?? '9999';
  return account.auditLog
    .filter((one) => one.teamId === teamId)
    .map(({ entry }) => entry)
    .filter(({ action }) => kind === null || actionsOf[kind].test(action))
    .filter(({ actor, subject, api_key: key }) =>
      [actor?.full_name, subject.name, key?.name].some((name) => name?.toLowerCase().includes(search)),
    )
    .filter(({ created_at: at }) => from <= at.slice(0, 10) && at.slice(0, 10) <= to);
}

export function anAuditEntry(own: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: aUuid(),
    created_at: '2026-11-12T10:00:00.000Z',
    actor: { id: aUuid(), full_name: 'Mara Okafor' },
    api_key: null,
    address: '203.0.113.7',
    action: 'signed_in',
    subject: { id: null, name: '' },
    detail: '',
    ...own,
  };
}
