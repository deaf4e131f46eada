import type { User } from '../api/api';
import type { MemberRole } from '../api/teamsApi';
import { aMember, aTeam, aUser, ownerOf } from './builders';
import { createFakeApi } from './fakeApi';
import type { FakeTeam } from './fakeState';
import { renderApp } from './renderApp';

export const now = () => Date.parse('2026-11-22T10:00:00.000Z');
export const aBusinessUser = (own: Partial<User> = {}) => aUser({ subscription_plan: 'business', ...own });

/** Opens the page of somebody who owns a team. */
export function openOwned(own: Partial<FakeTeam> = {}, query = '') {
  const user = aBusinessUser();
  const fake = createFakeApi({ now, user });
  const team = aTeam({ owner: ownerOf(user), ...own });
  fake.state.teams = [team];
  return { team, ...renderApp({ path: `/teams${query}`, fake, account: user }) };
}

/** Opens the page of somebody who is in a team of Ines. */
export function openJoined(role: MemberRole, own: Partial<FakeTeam> = {}, query = '') {
  const user = aUser({ team_access: true });
  const fake = createFakeApi({ now, user });
  const me = aMember({ user_id: user.id, email: user.email, full_name: user.full_name, role });
  const team = aTeam({ ...own, members: [me, ...(own.members ?? [])] });
  fake.state.teams = [team];
  return { team, ...renderApp({ path: `/teams${query}`, fake, account: user }) };
}
