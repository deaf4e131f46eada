import { act } from '@testing-library/react';
import type { PlanId, User } from '../api/api';
import type { SavedAd } from '../api/adsApi';
import { listTag } from '../api/tags';
import { type MemberRole, teamsApi } from '../api/teamsApi';
import { aCampaign, aMember, aSavedAd, aTeam, aUser } from './builders';
import { createFakeApi } from './fakeApi';
import { renderApp } from './renderApp';

type Options = {
  /** The page, by the ids of what the team has. */
  path: (ids: { campaignId: string; adId: string }) => string;
  /** Of the team's owner; business unless said otherwise. */
  plan?: PlanId;
  /** Of Mara's account. */
  account?: Partial<User>;
  ad?: Partial<SavedAd>;
  /** What is prepared before the page opens. */
  prepare?: (fake: ReturnType<typeof createFakeApi>) => void;
};

/** Opens a page for Mara, who is on the free plan, at work in Ines's team Halden Wool with its campaign Harvest. */
export function openInTeam(
  role: MemberRole,
  { path, plan = 'business', account: ownFields = {}, ad: ownAd = {}, prepare }: Options,
) {
  const fake = createFakeApi({ user: aUser({ team_access: true, ...ownFields }) });
  const { user: account } = fake.account;
  const row = aMember({ user_id: account.id, email: account.email, role });
  const team = aTeam({ name: 'Halden Wool', plan, members: [row] });
  const campaign = aCampaign({ name: 'Harvest', team_id: team.id });
  team.campaigns = [campaign];
  fake.state.teams = [team];
  const ad = aSavedAd({ team_id: team.id, ...ownAd });
  // The fake backend finds ads of teams among the account's own.
  fake.account.ads = [ad];
  prepare?.(fake);
  const address = path({ campaignId: campaign.id, adId: ad.id });
  const view = renderApp({ path: address, fake, account, stored: { workplace: team.id } });
  return {
    ...view,
    team,
    ad,
    /** Gives Mara another role, as an admin of the team does elsewhere. */
    becomes: (next: MemberRole) => {
      team.members = [{ ...row, role: next }];
    },
    /** What is known of teams is read anew, as it is when a change was heard of. */
    readsTeamsAnew: () => act(() => void view.store.dispatch(teamsApi.util.invalidateTags([listTag('Team')]))),
  };
}

/** What viewers are told. */
export const viewersAreTold = 'You have view-only access. Ask an admin to make you an editor.';
