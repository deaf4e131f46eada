import { useState } from 'react';
import { Notice } from '../../components/Notice';
import { lazyPart } from '../../lib/speed/lazyPart';
import { Stack } from '../../components/Stack';
import { TabBar } from '../../components/TabBar';
import { WorkspaceOf } from '../../domain/teams/workspace';
import type { Team } from '../../api/teamsApi';
import { InviteDialog } from './members/InviteDialog';
import { MembersTab } from './members/MembersTab';
import { OverviewTab } from './overview/OverviewTab';
import { SettingsTab } from './settings/SettingsTab';
import type { SeenTeam } from './seenTeam';
import { TeamBar } from './TeamBar';
import { tabs, useTeamQuery } from './useTeamQuery';
import { SeatsNotice } from './members/SeatsNotice';
import { TwoStepNotice } from './settings/TwoStepNotice';

/** The list of campaigns is half of the page's code, and one tab of four. */
const TeamCampaignsTab = lazyPart(
  async () => (await import(/* webpackChunkName: "team-campaigns" */ './TeamCampaignsTab')).TeamCampaignsTab,
);

type Props = { seen: SeenTeam; teams: readonly Team[] };

/** One team: which one it is, and its four tabs. */
export function ShownTeam({ seen, teams }: Props) {
  const { tab, setTab } = useTeamQuery();
  const [isInviting, setIsInviting] = useState(false);
  const invite = () => setIsInviting(true);
  return (
    <WorkspaceOf teamId={seen.team.id}>
      <Stack gap={16}>
        {seen.isReadOnly && <ReadOnlyNotice seen={seen} />}
        {seen.team.needs_two_step && <TwoStepNotice />}
        {seen.team.over_seats && <SeatsNotice seen={seen} overSeats={seen.team.over_seats} />}
        <TeamBar seen={seen} teams={teams} onInvite={invite} />
        <TabBar label="Team" value={tab} onChange={setTab} tabs={tabs} idPrefix="team" />
        <div role="tabpanel" id={`team-panel-${tab}`} aria-labelledby={`team-tab-${tab}`}>
          {tab === 'overview' && <OverviewTab seen={seen} />}
          {tab === 'members' && <MembersTab seen={seen} onInvite={invite} />}
          {tab === 'campaigns' && <TeamCampaignsTab seen={seen} />}
          {tab === 'settings' && <SettingsTab seen={seen} />}
        </div>
      </Stack>
      {isInviting && <InviteDialog seen={seen} onClose={() => setIsInviting(false)} />}
    </WorkspaceOf>
  );
}

function ReadOnlyNotice({ seen: { isOwner, team } }: { seen: SeenTeam }) {
  return (
    <Notice tone="warn">
      {isOwner
        ? 'Your plan no longer includes teams, so this team is read-only. Nothing is lost: everyone can still view everything, and you can remove people, transfer the team, or delete it.'
        : `${team.owner.full_name}’s plan no longer includes teams, so this team is read-only. Nothing is lost: you can still view everything, and you can leave the team.`}
    </Notice>
  );
}
