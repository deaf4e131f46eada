import { styled } from '@mui/material/styles';
import {
  useGetCampaignTotalsQuery,
  type CampaignSortField,
  type Platform,
  type SortDirection,
} from '../../api/campaignsApi';
import { bounds, campaignStatusValues, platformValues } from '../../api/bounds';
import { SegmentedControl } from '../../components/SegmentedControl';
import { SelectField } from '../../components/SelectField';
import { SearchField } from '../../components/SearchField';
import { statusLooks } from '../campaigns/campaignStatus';
import { campaignPlatformNames } from '../../../ad-kit/platforms';
import { belowWide } from '../../theme/tokens';
import { LabelFilter } from '../labels/LabelFilter';
import { useWorkspace } from '../teams/workspace';
import { type CampaignFilters, matchArguments } from './campaignFilters';
import { ColumnsButton } from './ColumnsButton';

type Props = {
  filters: CampaignFilters;
  /** Where cards replace the table, the sort has no column heads and gets a field. */
  showsSort: boolean;
  onChange: (filters: CampaignFilters) => void;
};

const platformOptions = [
  { value: 'all', label: 'All platforms' },
  ...platformValues.map((value) => ({ value, label: campaignPlatformNames[value] })),
];

const sortOptions: { value: `${CampaignSortField} ${SortDirection}`; label: string }[] = [
  { value: 'created_at desc', label: 'Newest first' },
  { value: 'created_at asc', label: 'Oldest first' },
  { value: 'name asc', label: 'Name, A to Z' },
  { value: 'spent desc', label: 'Spent, high to low' },
  { value: 'budget desc', label: 'Budget, high to low' },
  { value: 'ctr desc', label: 'CTR, high to low' },
  { value: 'cpc asc', label: 'CPC, low to high' },
  { value: 'conversions desc', label: 'Conversions, high to low' },
  { value: 'cpa asc', label: 'CPA, low to high' },
  { value: 'roas desc', label: 'ROAS, high to low' },
  { value: 'revenue desc', label: 'Revenue, high to low' },
];

/**
 * Search, status, platform, label, the columns and, for cards, the order. Every change starts again at the first page.
 * Each status says how many the other filters leave of it.
 */
export function CampaignFilterBar({ filters, showsSort, onChange }: Props) {
  const { data: totals } = useGetCampaignTotalsQuery({ ...matchArguments(filters), ...useWorkspace() });
  const counts = totals?.campaigns_by_status;
  const change = (some: Partial<CampaignFilters>) => onChange({ ...filters, page: 1, ...some });
  const sort = `${filters.sort} ${filters.order}`;
  return (
    <Bar role="search">
      <SearchField
        label="Search campaigns"
        maxLength={bounds.NewCampaign.name.maxLength}
        search={filters.search}
        onSearch={(search) => change({ search })}
      />
      <SegmentedControl
        label="Status"
        value={filters.status ?? 'all'}
        options={[
          {
            value: 'all',
            label: 'All',
            count: counts ? counts.active + counts.paused + counts.completed : null,
          },
          ...campaignStatusValues.map((value) => ({
            value,
            label: statusLooks[value].label,
            count: counts ? counts[value] : null,
          })),
        ]}
        onChange={(value) => change({ status: value === 'all' ? undefined : value })}
      />
      <SelectField
        label="Platform"
        hideLabel
        value={filters.platform ?? 'all'}
        options={platformOptions}
        onChange={(value) => change({ platform: value === 'all' ? undefined : (value as Platform) })}
      />
      <LabelFilter value={filters.label} onChange={(label) => change({ label })} />
      {showsSort && (
        <SelectField
          label="Sort by"
          hideLabel
          value={sort}
          options={
            sortOptions.some(({ value }) => value === sort)
              ? sortOptions
              : [{ value: sort, label: 'As sorted' }, ...sortOptions]
          }
          onChange={(value) => {
            const [field, order] = value.split(' ');
            change({ sort: field as CampaignSortField, order: order as SortDirection });
          }}
        />
      )}
      <End>
        <ColumnsButton />
      </End>
    </Bar>
  );
}

const Bar = styled('div')({
  display: 'flex',
  gap: 8,
  alignItems: 'end',
  '& > :first-of-type': { flex: '0 1 280px' },
  '& > :nth-of-type(n+3)': { flex: '0 1 160px', minWidth: 0 },
  [belowWide]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    // Search, statuses, and a select that has none beside it take a whole row.
    '& > :nth-of-type(-n+2), & > :nth-of-type(odd):nth-last-of-type(2)': { gridColumn: '1 / -1' },
  },
});

const End = styled('div')({
  '&&': { flex: 'none', marginLeft: 'auto' },
  display: 'grid',
  [belowWide]: { gridColumn: '1 / -1', '&&': { marginLeft: 0 } },
});
