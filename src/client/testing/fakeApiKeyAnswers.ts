import type { ApiKey, CreatedApiKey } from '../api/apiKeysApi';
import { aUuid } from './builders';
import type { FakeAccount, FakeApiKey } from './fakeAccount';
import { planOf } from './fakePlans';
import { type FakeAnswers, FakeRefusal, type FakeState, faultOf, notFound, pageOf, refuseFaults } from './fakeState';
import { openTeam, planOfTeam, roleIn } from './fakeTeams';

type ApiKeyOperation = 'listApiKeys' | 'createApiKey' | 'revokeApiKey' | 'rotateApiKey';

/** What programs call the API with. The fake backend itself takes no keys. */
export const apiKeyAnswers: FakeAnswers<ApiKeyOperation> = {
  listApiKeys: ({ state, account, query }) => {
    const teamId = query.get('team_id');
    const role = teamId === null ? undefined : roleIn(openTeam(state, account, teamId), account);
    const seen = role === 'owner' || role === 'admin' ? state.accounts : [account];
    const inWorkspace = seen.flatMap((maker) =>
      maker.apiKeys.filter((one) => one.teamId === teamId).map(({ key }) => ({ ...key, is_own: maker === account })),
    );
    return pageOf(
      inWorkspace.sort((one, other) => other.created_at.localeCompare(one.created_at)),
      query,
    );
  },
  createApiKey: ({ state, account, query, body }) => {
    const teamId = query.get('team_id');
    refuseFaults({ name: faultOf.blank('Name', body.name) });
    refuseWithoutAccess(state, account, teamId);
    const { name, scopes, role = 'viewer', expires_at = null } = body;
    return { body: addKey(state, account, { teamId, name: name.trim(), scopes, role, expires_at }) };
  },
  revokeApiKey: ({ account, params }) => {
    keyOf(account, params.id);
    account.apiKeys = account.apiKeys.filter(({ key }) => key.id !== params.id);
    return { body: undefined };
  },
  rotateApiKey: ({ state, account, params, body }) => {
    const { key, teamId } = keyOf(account, params.id);
    refuseWithoutAccess(state, account, teamId);
    const end = new Date(state.now() + body.overlap_hours * 3_600_000).toISOString();
    account.apiKeys = account.apiKeys.flatMap((one) =>
      one.key !== key ? [one] : body.overlap_hours === 0 ? [] : [{ ...one, key: { ...key, expires_at: end } }],
    );
    return { body: addKey(state, account, { ...key, teamId }) };
  },
};

type Wanted = Pick<ApiKey, 'name' | 'scopes' | 'role' | 'expires_at'> & Pick<FakeApiKey, 'teamId'>;

function addKey(state: FakeState, account: FakeAccount, { teamId, ...fields }: Wanted): CreatedApiKey {
  const id = aUuid();
  const secret = `csk_${id.replaceAll('-', '')}`;
  const key: ApiKey = {
    id,
    name: fields.name,
    scopes: fields.scopes,
    role: fields.role,
    expires_at: fields.expires_at,
    prefix: secret.slice(0, 10),
    made_by: account.user.full_name,
    is_own: true,
    created_at: new Date(state.now()).toISOString(),
    last_used_at: null,
    last_used_address: null,
  };
  account.apiKeys = [{ teamId, key }, ...account.apiKeys];
  return { key, secret };
}

function keyOf(account: FakeAccount, id: string | undefined): FakeApiKey {
  const found = account.apiKeys.find(({ key }) => key.id === id);
  if (!found) throw notFound('key');
  return found;
}

/** In a team its owner's plan counts. */
export function refuseWithoutAccess(state: FakeState, account: FakeAccount, teamId: string | null): void {
  const plan =
    teamId === null ? planOf(account.user.subscription_plan) : planOfTeam(state, openTeam(state, account, teamId));
  if (plan.api_access) return;
  throw new FakeRefusal(
    403,
    'plan_required',
    'API access is part of Business and Enterprise. Upgrade your plan to use it.',
  );
}

export function anApiKey(own: Partial<ApiKey> = {}): ApiKey {
  return {
    id: aUuid(),
    name: 'Nightly report',
    prefix: 'csk_8fJ2xQ',
    scopes: ['campaigns:read'],
    role: 'viewer',
    made_by: 'Mara Okafor',
    is_own: true,
    created_at: '2026-11-12T10:00:00.000Z',
    expires_at: null,
    last_used_at: null,
    last_used_address: null,
    ...own,
  };
}
