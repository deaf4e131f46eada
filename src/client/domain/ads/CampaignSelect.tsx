import { problemOf } from '../../api/problem';
import { SelectField } from '../../components/SelectField';
import { lazyPart } from '../../lib/speed/lazyPart';
import type { CampaignSelectProps } from './campaignSelectProps';
import { campaignOptions, useNewestCampaigns } from './newestCampaigns';

const CampaignSearch = lazyPart(async () => (await import('./CampaignSearch')).CampaignSearch);

/** Nobody reads a longer list of names; it is searched instead. */
const longestList = 12;
const noneValue = 'none';
const always = () => true;

/** Chooses a campaign of where one works, or none: from a list, by search where there are many. */
export function CampaignSelect(props: CampaignSelectProps) {
  const { value, onChange, none, isOffered = always, hideLabel = false } = props;
  const { data, error } = useNewestCampaigns();
  if (data && data.total > longestList) return <CampaignSearch {...props} newest={data.items} />;
  const problem = data ? undefined : problemOf(error);
  return (
    <SelectField
      label="Campaign"
      hideLabel={hideLabel}
      value={value ?? noneValue}
      onChange={(chosen) => onChange(chosen === noneValue ? null : chosen)}
      error={problem && `Couldn’t load campaigns: ${problem.detail}`}
      options={[{ value: noneValue, label: none }, ...campaignOptions((data?.items ?? []).filter(isOffered), value)]}
    />
  );
}
