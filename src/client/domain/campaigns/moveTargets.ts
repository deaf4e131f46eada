import type { Campaign } from '../../api/campaignsApi';
import { mayCall } from '../../api/roles';
import type { Team } from '../../api/teamsApi';
import type { SelectOption } from '../../components/SelectField';
import { personalName } from '../teams/workspaceWords';

/** Stands for the person's own workspace, because the browser's select takes no empty value. */
export const personalTarget = 'personal';

/** Where a campaign may go, by the id of the team: where the person may create campaigns, and it is not already. */
export function moveTargets({ team_id: teamId }: Campaign, teams: readonly Team[]): SelectOption<string>[] {
  const open = teams.filter(
    ({ id, my_role: role, read_only: isReadOnly }) => id !== teamId && mayCall('createCampaign', role, isReadOnly),
  );
  return [
    ...(teamId ? [{ value: personalTarget, label: personalName }] : []),
    ...open.map(({ id, name }) => ({ value: id, label: name })),
  ];
}
