import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useLayoutEffect, useState } from 'react';
import { campaignPlatformNames } from '../../../ad-kit/platforms';
import { type ReportPlatform, platformOfReport } from '../../../ad-kit/reports/reportPlatform';
import { bounds, platformValues } from '../../api/bounds';
import { type Platform, useListCampaignsQuery } from '../../api/campaignsApi';
import type { ReportImportCampaign, ReportTarget } from '../../api/metricsApi';
import { SearchField } from '../../components/SearchField';
import { SelectField, type SelectOption } from '../../components/SelectField';
import { useMay } from '../../domain/teams/useMay';
import { useWorkspace } from '../../domain/teams/workspace';
import { belowTablet, tokens } from '../../theme/tokens';
import {
  leftOut,
  newCampaign,
  type Places,
  targetOf,
  unmatchedIn,
  withPlaces,
  withTarget,
  withTicked,
  withUnticked,
} from './targets';
import { TargetsTable } from './TargetsTable';
import type { ChosenReport } from './reportReader';

type Props = { chosen: ChosenReport; onTargets: (targets: ReportTarget[]) => void; onShown: (isShown: true) => void };

/** As many campaigns are offered; more are found by searching. */
const mostOffered = 200;

const platformOptions = platformValues.map((value) => ({ value, label: campaignPlatformNames[value] }));

/** Which campaigns of the file are imported, where each goes, and what that does. */
export function CampaignTargets({ chosen, onTargets, onShown }: Props) {
  // Before it is painted, so that what waits for it comes with it.
  useLayoutEffect(() => onShown(true), [onShown]);
  const { file, campaigns } = chosen.report;
  const targets = chosen.choices.targets ?? [];
  const recognized = platformOfReport(file.headings.map(({ name }) => name));
  const [platform, setPlatform] = useState<Platform>(recognized ?? 'google');
  const [search, setSearch] = useState('');
  const [places, setPlaces] = useState<Places>(new Map());
  const offered = useOffered(search);
  const mayCreate = useMay('createCampaign');
  const handlePlatform = (wanted: Platform) => {
    setPlatform(wanted);
    if (targets.some(isNew)) onTargets(targets.map((one) => (isNew(one) ? { ...one, new_platform: wanted } : one)));
  };
  const handleTick = (some: readonly ReportImportCampaign[], isTicked: boolean) => {
    if (isTicked) {
      const taken = campaigns.map((each) => targetOf(each, targets));
      return onTargets(withTicked(targets, some, { places, known: offered.campaigns, taken, platform }));
    }
    setPlaces(withPlaces(places, some, targets));
    return onTargets(withUnticked(targets, some, platform));
  };
  return (
    <>
      <Choices>
        <p>
          {recognized
            ? `Looks like a report from ${sourceNames[recognized]}.`
            : 'We couldn’t tell which platform wrote this file.'}
        </p>
        {offered.isCut && (
          <SearchField
            label="Find one of your campaigns"
            maxLength={bounds.NewCampaign.name.maxLength}
            search={search}
            onSearch={setSearch}
          />
        )}
        {mayCreate && (
          <SelectField
            label="Platform of new campaigns"
            value={platform}
            options={platformOptions}
            onChange={handlePlatform}
          />
        )}
        {mayCreate && <AllNew campaigns={campaigns} targets={targets} platform={platform} onTargets={onTargets} />}
      </Choices>
      <TargetsTable
        chosen={chosen}
        optionsFor={(each) => optionsFor(each, offered.campaigns, mayCreate)}
        onTarget={(each, place) => onTargets(withTarget(targets, each.totals.name, place, platform))}
        onTick={handleTick}
      />
    </>
  );
}

type AllNewProps = Pick<Props, 'onTargets'> & {
  campaigns: ReportImportCampaign[];
  targets: ReportTarget[];
  platform: Platform;
};

/** A first report is all new campaigns: they take one button, not a choice each. It also takes them back. */
function AllNew({ campaigns, targets, platform, onTargets }: AllNewProps) {
  const unmatched = unmatchedIn(campaigns, targets);
  const made = targets.filter(isNew);
  if (unmatched.length > 1) {
    const handleCreate = () =>
      onTargets([...targets, ...unmatched.map(({ totals }) => ({ campaign: totals.name, new_platform: platform }))]);
    return (
      <Button variant="outlined" onClick={handleCreate}>
        {`Create ${unmatched.length === 2 ? 'both' : `all ${unmatched.length}`} as new campaigns`}
      </Button>
    );
  }
  if (made.length < 2) return null;
  return (
    <Button
      variant="outlined"
      onClick={() => onTargets(targets.filter((target) => !isNew(target)))}
    >{`Leave out ${made.length === 2 ? 'both' : `the ${made.length}`} new campaigns`}</Button>
  );
}

const isNew = ({ new_platform: platform }: ReportTarget): boolean => platform !== undefined;

const sourceNames: Record<ReportPlatform, string> = {
  google: 'Google Ads',
  facebook: 'Meta Ads Manager',
  linkedin: 'LinkedIn Campaign Manager',
};

type Offered = { id: string; name: string };

/** The workspace's campaigns that numbers can go to, by name, and whether there are more. */
function useOffered(search: string): { campaigns: Offered[]; isCut: boolean } {
  const wanted = search.trim() ? { search: search.trim() } : {};
  const { data } = useListCampaignsQuery({
    ...wanted,
    ...useWorkspace(),
    sort: 'name',
    order: 'asc',
    limit: mostOffered,
  });
  const open = data?.items.filter(({ status }) => status !== 'completed') ?? [];
  return { campaigns: open, isCut: search !== '' || (data?.total ?? 0) > mostOffered };
}

function optionsFor(each: ReportImportCampaign, offered: Offered[], mayCreate: boolean): SelectOption<string>[] {
  const { campaign_id: id, campaign_name: name } = each;
  // The one that was found stays to be seen, wherever it stands in the list.
  const known = id !== null && name !== null && offered.every((one) => one.id !== id) ? [{ id, name }] : [];
  return [
    { value: leftOut, label: 'Leave out' },
    ...(mayCreate ? [{ value: newCampaign, label: 'New campaign' }] : []),
    ...[...known, ...offered].map((one) => ({ value: one.id, label: one.name, group: 'Your campaigns' })),
  ];
}

const Choices = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 12,
  padding: '16px 20px',
  '& > p': { flex: '1 1 240px', alignSelf: 'center', color: tokens.text2 },
  '& > div': { flex: '0 1 220px' },
  [belowTablet]: { padding: 16, '& > div': { flex: '1 1 100%' } },
});
