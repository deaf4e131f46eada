import type { Session } from '../api/api';
import { aDevice, aUuid } from './builders';
import type { FakeAccount } from './fakeAccount';
import type { FakeState } from './fakeState';
import { accessOf } from './fakeTeams';

/** Signs an account in on one more device. */
export function startSession(state: FakeState, account: FakeAccount): Session {
  const token = `token-${aUuid()}`;
  account.devices.set(token, aDevice({ created_at: isoNow(state), last_used_at: isoNow(state) }));
  return { access_token: token, token_type: 'bearer', user: { ...account.user, ...accessOf(state, account) } };
}

export function isoNow(state: FakeState): string {
  return new Date(state.now()).toISOString();
}
