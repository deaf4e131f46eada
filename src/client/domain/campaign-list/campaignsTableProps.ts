import type { Campaign, CampaignSortField, CampaignTotals, SortDirection } from '../../api/campaignsApi';
import type { MenuItems } from '../campaigns/useCampaignActions';
import type { ColumnKey } from './columns';

export type CampaignsTableProps = {
  campaigns: Campaign[];
  /** The columns beside the name. */
  columns: readonly ColumnKey[];
  /** What all that match add up to; `undefined` until it is known. */
  totals: CampaignTotals | undefined;
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
