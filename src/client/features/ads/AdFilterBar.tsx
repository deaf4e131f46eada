import { styled } from '@mui/material/styles';
import { platformNames } from '../../../ad-kit/platforms';
import { bounds } from '../../api/bounds';
import { SearchField } from '../../components/SearchField';
import { SelectField } from '../../components/SelectField';
import { CampaignSelect } from '../../domain/ads/CampaignSelect';
import { LabelFilter } from '../../domain/labels/LabelFilter';
import { ApprovalFilter } from '../../domain/proofs/ApprovalFilter';
import { belowTablet } from '../../theme/tokens';
import { type AdFilters, adPlatforms } from './adFilters';

type Props = { filters: AdFilters; onChange: (change: Partial<AdFilters>) => void };

const all = 'all';
const platformOptions = [
  { value: all, label: 'All platforms' },
  ...adPlatforms.map((platform) => ({ value: platform, label: platformNames[platform] })),
];

/** Search, platform, campaign, approval and label. */
export function AdFilterBar({ filters: { search, platform, campaignId, approval, label }, onChange }: Props) {
  return (
    <Bar role="search">
      <SearchField
        label="Search your ads"
        maxLength={bounds.NewAd.name.maxLength}
        search={search}
        onSearch={(next) => onChange({ search: next })}
      />
      <SelectField
        label="Platform"
        hideLabel
        value={platform ?? all}
        options={platformOptions}
        onChange={(value) => onChange({ platform: adPlatforms.find((one) => one === value) ?? null })}
      />
      <CampaignSelect
        hideLabel
        none="All campaigns"
        value={campaignId}
        onChange={(chosen) => onChange({ campaignId: chosen })}
      />
      <ApprovalFilter value={approval} onChange={(chosen) => onChange({ approval: chosen })} />
      <LabelFilter of="ads" value={label} onChange={(chosen) => onChange({ label: chosen })} />
    </Bar>
  );
}

const Bar = styled('div')({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'minmax(160px, 280px) 160px minmax(160px, 240px) 160px 160px',
  [belowTablet]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :first-of-type': { gridColumn: '1 / -1' },
  },
});
