import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { Link as RouterLink } from 'react-router-dom';
import type { Campaign, CampaignSortField, SortDirection } from '../../api/campaignsApi';
import { ActionMenu } from '../../components/ActionMenu';
import { PlatformLine } from '../campaigns/CampaignCard';
import { StatusChip } from '../campaigns/StatusChip';
import { formatConversions } from '../../lib/conversions';
import { formatRate } from '../../lib/numbers';
import { formatMoney } from '../../lib/money';
import { paths } from '../../lib/paths';
import { tokens } from '../../theme/tokens';
import type { MenuItems } from '../campaigns/useCampaignActions';

type Props = {
  campaigns: Campaign[];
  /** Whether rows can be ticked. */
  hasTicks: boolean;
  selectedIds: string[];
  sort: CampaignSortField;
  order: SortDirection;
  menuItems: (campaign: Campaign) => MenuItems;
  onSort: (field: CampaignSortField) => void;
  onToggle: (id: string) => void;
  onTogglePage: () => void;
};

const columns: { field: CampaignSortField; label: string; isNumber?: true }[] = [
  { field: 'name', label: 'Name' },
  { field: 'status', label: 'Status' },
  { field: 'platform', label: 'Platform' },
  { field: 'budget', label: 'Budget', isNumber: true },
  { field: 'spent', label: 'Spent', isNumber: true },
  { field: 'ctr', label: 'CTR', isNumber: true },
  { field: 'cpc', label: 'CPC', isNumber: true },
  { field: 'conversions', label: 'Conversions', isNumber: true },
];

/** Campaigns as rows; the heads sort, the boxes select. */
export function CampaignsTable(props: Props) {
  const { campaigns, hasTicks, selectedIds, menuItems, onToggle } = props;
  return (
    <Table aria-label="Campaigns">
      <Heads {...props} />
      <TableBody>
        {campaigns.map((campaign) => (
          <CampaignRow
            key={campaign.id}
            campaign={campaign}
            hasTick={hasTicks}
            isSelected={selectedIds.includes(campaign.id)}
            menuItems={menuItems(campaign)}
            onToggle={onToggle}
          />
        ))}
      </TableBody>
    </Table>
  );
}

function Heads({ campaigns, hasTicks, selectedIds, sort, order, onSort, onTogglePage }: Props) {
  const selected = campaigns.filter(({ id }) => selectedIds.includes(id)).length;
  return (
    <TableHead>
      <TableRow>
        {hasTicks && (
          <TableCell padding="checkbox">
            <Checkbox
              color="secondary"
              size="small"
              checked={selected > 0 && selected === campaigns.length}
              indeterminate={selected > 0 && selected < campaigns.length}
              onChange={onTogglePage}
              slotProps={{ input: { 'aria-label': 'Select all on this page' } }}
            />
          </TableCell>
        )}
        {columns.map(({ field, label, isNumber }) => (
          <TableCell key={field} align={isNumber ? 'right' : 'left'} sortDirection={sort === field ? order : false}>
            <TableSortLabel
              active={sort === field}
              direction={sort === field ? order : 'asc'}
              onClick={() => onSort(field)}
            >
              {label}
            </TableSortLabel>
          </TableCell>
        ))}
        <TableCell sx={{ width: 52 }}>
          <Box component="span" sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>
            Actions
          </Box>
        </TableCell>
      </TableRow>
    </TableHead>
  );
}

const selectedLook = { '&&.Mui-selected': { bgcolor: tokens.selected } };

type RowProps = {
  campaign: Campaign;
  hasTick: boolean;
  isSelected: boolean;
  menuItems: MenuItems;
  onToggle: (id: string) => void;
};

function CampaignRow({ campaign, hasTick, isSelected, menuItems, onToggle }: RowProps) {
  return (
    <TableRow hover selected={isSelected} sx={selectedLook}>
      {hasTick && (
        <TableCell padding="checkbox">
          <Checkbox
            color="secondary"
            size="small"
            checked={isSelected}
            onChange={() => onToggle(campaign.id)}
            slotProps={{ input: { 'aria-label': `Select ${campaign.name}` } }}
          />
        </TableCell>
      )}
      <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 180 }}>
        <Link
          component={RouterLink}
          to={paths.campaign(campaign.id)}
          color="inherit"
          underline="hover"
          sx={{ fontWeight: 500 }}
        >
          {campaign.name}
        </Link>
      </TableCell>
      <TableCell>
        <StatusChip status={campaign.status} />
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        <PlatformLine campaign={campaign} />
      </TableCell>
      <TableCell align="right" sx={{ color: tokens.text2 }}>
        {formatMoney(campaign.budget)}
      </TableCell>
      <TableCell align="right">{formatMoney(campaign.spent)}</TableCell>
      <TableCell align="right">{formatRate(campaign.ctr)}</TableCell>
      <TableCell align="right">{formatMoney(campaign.cpc)}</TableCell>
      <TableCell align="right">{formatConversions(campaign.conversions)}</TableCell>
      <TableCell align="right" sx={{ py: 0 }}>
        <ActionMenu label={`Actions for ${campaign.name}`} items={menuItems} />
      </TableCell>
    </TableRow>
  );
}
