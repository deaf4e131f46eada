import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import Button from '@mui/material/Button';
import { campaignPlatformNames } from '../../../ad-kit/platforms';
import type { Comparison } from '../../../ad-kit/reports/periods';
import { bounds, campaignStatusValues, platformValues } from '../../api/bounds';
import type { CampaignStatus, Platform } from '../../api/campaignsApi';
import { SearchField } from '../../components/SearchField';
import { SelectField } from '../../components/SelectField';
import { LabelFilter } from '../../domain/labels/LabelFilter';
import { statusLooks } from '../../domain/campaigns/campaignStatus';
import { belowTablet, belowWide } from '../../theme/tokens';
import type { AnalyticsView } from './analyticsView';
import { PeriodField } from './PeriodField';

type Props = {
  view: AnalyticsView;
  campaignName: string | undefined;
  onView: (view: AnalyticsView) => void;
};

const comparisonOptions: { value: Comparison | 'none'; label: string }[] = [
  { value: 'previous_period', label: 'vs. prior period' },
  { value: 'previous_year', label: 'vs. last year' },
  { value: 'none', label: 'No comparison' },
];

const statusOptions: { value: CampaignStatus | 'all'; label: string }[] = [
  { value: 'all', label: 'All statuses' },
  ...campaignStatusValues.map((value) => ({ value, label: statusLooks[value].label })),
];

const platformOptions: { value: Platform | 'all'; label: string }[] = [
  { value: 'all', label: 'All platforms' },
  ...platformValues.map((value) => ({ value, label: campaignPlatformNames[value] })),
];

/** The period, what it is compared with, and the campaigns that count. */
export function AnalyticsFilterBar({ view, campaignName, onView }: Props) {
  const change = (some: Partial<AnalyticsView>) => onView({ ...view, ...some });
  return (
    <Bar role="search" aria-label="Period and campaigns">
      <PeriodField value={view} onChange={change} />
      <SelectField
        label="Compare"
        hideLabel
        value={view.compare ?? 'none'}
        options={comparisonOptions}
        onChange={(value) => change({ compare: value === 'none' ? undefined : value })}
      />
      {view.campaignId === undefined ? (
        <>
          <SelectField
            label="Platform"
            hideLabel
            value={view.platform ?? 'all'}
            options={platformOptions}
            onChange={(value) => change({ platform: value === 'all' ? undefined : value })}
          />
          <SelectField
            label="Status"
            hideLabel
            value={view.status ?? 'all'}
            options={statusOptions}
            onChange={(value) => change({ status: value === 'all' ? undefined : value })}
          />
          <LabelFilter value={view.label} onChange={(label) => change({ label })} />
          <SearchField
            label="Search campaigns"
            maxLength={bounds.NewCampaign.name.maxLength}
            search={view.search}
            onSearch={(search) => change({ search })}
          />
        </>
      ) : (
        <OneCampaign
          variant="outlined"
          onClick={() => change({ campaignId: undefined })}
          endIcon={<X size={16} strokeWidth={1.75} aria-hidden="true" />}
          aria-label={`Show all campaigns instead of ${campaignName ?? 'this one'}`}
        >
          <span>{campaignName ?? 'Deleted campaign'}</span>
        </OneCampaign>
      )}
    </Bar>
  );
}

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 8,
  '& > *': { flex: '0 1 176px', minWidth: 0 },
  '& > :last-child': { flex: '1 1 200px', maxWidth: 320 },
  // The last line fills up, whatever is in the bar.
  [belowWide]: { '& > *, & > :last-child': { flex: '1 1 calc(25% - 6px)', maxWidth: 'none' } },
  [belowTablet]: { '& > *, & > :last-child': { flexBasis: 'calc(50% - 4px)' } },
});

/** A long name is cut, so that the bar keeps its line. */
const OneCampaign = styled(Button)({
  justifyContent: 'space-between',
  '& > span:first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});
