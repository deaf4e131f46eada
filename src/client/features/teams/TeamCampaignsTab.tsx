import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useGetCampaignSummaryQuery } from '../../api/campaignsApi';
import { mayCall } from '../../api/roles';
import { EmptyState } from '../../components/EmptyState';
import { Panel } from '../../components/Panel';
import { Stack } from '../../components/Stack';
import { CampaignDialog } from '../../domain/campaigns/LazyCampaignDialog';
import { CampaignFilterBar } from '../../domain/campaign-list/CampaignFilterBar';
import {
  type CampaignFilters,
  hasActiveFilter,
  readCampaignFilters,
  writeCampaignFilters,
} from '../../domain/campaign-list/campaignFilters';
import { addCampaignsListeners } from '../../domain/campaign-list/campaignsListeners';
import { CampaignsList } from '../../domain/campaign-list/CampaignsList';
import { SelectionBar } from '../../domain/campaign-list/SelectionBar';
import { useWorkspace } from '../../domain/teams/workspace';
import { paths } from '../../lib/paths';
import { useListeners } from '../../redux/useListeners';
import { tokens } from '../../theme/tokens';
import type { Team } from '../../api/teamsApi';
import type { SeenTeam } from './seenTeam';
import { addressOf, useTeamQuery } from './useTeamQuery';

/** The team's campaigns, in the list that everybody knows from the campaigns of their own. */
export function TeamCampaignsTab({ seen: { team, role, isReadOnly } }: { seen: SeenTeam }) {
  useListeners(addCampaignsListeners);
  const mayCreate = mayCall('createCampaign', role, isReadOnly);
  const { query, setFilters } = useTeamQuery();
  const filters = readCampaignFilters(query);
  const change = (next: CampaignFilters) => setFilters(writeCampaignFilters(next), { isStep: next.page > 1 });
  const isNarrow = useMediaQuery('(max-width: 899.95px)', { noSsr: true });
  const { data: summary } = useGetCampaignSummaryQuery(useWorkspace());
  const [isCreating, setIsCreating] = useState(false);
  const navigate = useNavigate();
  const create = mayCreate && (
    <Button
      variant="outlined"
      startIcon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => setIsCreating(true)}
    >
      Create Team Campaign
    </Button>
  );
  const isEmpty = summary?.total === 0 && !hasActiveFilter(filters);
  return (
    <Stack gap={12}>
      {!isEmpty && <Head>{create || <Why>{hindrance(team)}</Why>}</Head>}
      {!isEmpty && <CampaignFilterBar filters={filters} showsSort={isNarrow} onChange={change} />}
      <CampaignsList
        filters={filters}
        isNarrow={isNarrow}
        onFilters={change}
        searchOf={(wanted) => addressOf('campaigns', writeCampaignFilters(wanted)).toString()}
        empty={
          <Panel flush>
            <EmptyState
              title="Team campaigns will be displayed here"
              text={
                mayCreate
                  ? 'Everyone on the team sees them, and editors work on them together.'
                  : `Everyone on the team sees them. ${hindrance(team)}`
              }
              action={create || undefined}
            />
          </Panel>
        }
      />
      {mayCall('changeCampaigns', role, isReadOnly) && <SelectionBar />}
      {isCreating && (
        <CampaignDialog
          onClose={() => setIsCreating(false)}
          onSaved={(campaign) => void navigate(paths.campaign(campaign.id))}
        />
      )}
    </Stack>
  );
}

const hindrance = ({ read_only: isReadOnly, needs_two_step: needsTwoStep }: Team): string =>
  isReadOnly
    ? 'You can’t create anything while the team is read-only.'
    : needsTwoStep
      ? 'Turn on two-step sign-in in your settings to create them.'
      : 'You have view-only access. Ask an admin to make you an editor to create campaigns.';

const Head = styled('div')({ display: 'flex', justifyContent: 'flex-end' });
const Why = styled('p')({ marginRight: 'auto', color: tokens.text2 });
