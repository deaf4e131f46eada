import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import type { Campaign } from '../../api/campaignsApi';
import { ActionMenu } from '../../components/ActionMenu';
import { Panel } from '../../components/Panel';
import { CampaignCard } from '../campaigns/CampaignCard';
import { tokens } from '../../theme/tokens';
import type { MenuItems } from '../campaigns/useCampaignActions';

type Props = {
  campaigns: Campaign[];
  /** Whether cards can be ticked. */
  hasTicks: boolean;
  selectedIds: string[];
  menuItems: (campaign: Campaign) => MenuItems;
  onToggle: (id: string) => void;
};

/** Campaigns as cards, for screens too narrow for the table. */
export function CampaignCards({ campaigns, hasTicks, selectedIds, menuItems, onToggle }: Props) {
  return (
    <Box component="ul" aria-label="Campaigns" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
      {campaigns.map((campaign) => {
        const isSelected = selectedIds.includes(campaign.id);
        return (
          <Box
            component="li"
            key={campaign.id}
            sx={isSelected ? { '& > *': { bgcolor: tokens.selected, borderColor: tokens.accent } } : {}}
          >
            <Panel>
              <CampaignCard
                campaign={campaign}
                before={
                  hasTicks && (
                    <Checkbox
                      color="secondary"
                      checked={isSelected}
                      onChange={() => onToggle(campaign.id)}
                      slotProps={{ input: { 'aria-label': `Select ${campaign.name}` } }}
                      sx={{ ml: -1.25 }}
                    />
                  )
                }
                after={<ActionMenu label={`Actions for ${campaign.name}`} items={menuItems(campaign)} />}
              />
            </Panel>
          </Box>
        );
      })}
    </Box>
  );
}
