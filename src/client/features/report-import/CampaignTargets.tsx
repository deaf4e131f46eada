import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { campaignPlatformNames } from '../../../ad-kit/platforms';
import { type ReportPlatform, platformOfReport } from '../../../ad-kit/reports/reportPlatform';
import { bounds, platformValues } from '../../api/bounds';
import { type Platform, useListCampaignsQuery } from '../../api/campaignsApi';
import type { ReportFile, ReportImportCampaign, ReportTarget } from '../../api/metricsApi';
import { SearchField } from '../../components/SearchField';
import { SelectField, type SelectOption } from '../../components/SelectField';
import { Stack } from '../../components/Stack';
import { adsText, totalsOf } from '../../domain/report-import/reportWords';
import { useMay } from '../../domain/teams/useMay';
import { useWorkspace } from '../../domain/teams/workspace';
import { belowTablet, belowWide, tokens } from '../../theme/tokens';
import { daysText, leftOut, newCampaign, targetOf, unmatchedIn, withTarget } from './targets';

type Props = {
  file: ReportFile;
  campaigns: ReportImportCampaign[];
  targets: ReportTarget[];
  onTargets: (targets: ReportTarget[]) => void;
};

/** As many campaigns are offered; more are found by searching. */
const mostOffered = 200;

const platformOptions = platformValues.map((value) => ({ value, label: campaignPlatformNames[value] }));

/** Where each campaign of the file goes, and what that does. */
export function CampaignTargets({ file, campaigns, targets, onTargets }: Props) {
  const recognized = platformOfReport(file.headings.map(({ name }) => name));
  const [platform, setPlatform] = useState<Platform>(recognized ?? 'google');
  const [search, setSearch] = useState('');
  const offered = useOffered(search);
  const mayCreate = useMay('createCampaign');
  const handlePlatform = (chosen: Platform) => {
    setPlatform(chosen);
    if (targets.some(isNew)) onTargets(targets.map((one) => (isNew(one) ? { ...one, new_platform: chosen } : one)));
  };
  return (
    <Stack gap={16}>
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
      <Rows aria-label="Campaigns in this file">
        {campaigns.map((each) => (
          <li key={each.totals.name}>
            <div>
              <strong>{each.totals.name}</strong>
              <small>{totalsOf(each.totals, file.currency)}</small>
            </div>
            <div>
              <SelectField
                label={`Where ${each.totals.name} goes`}
                hideLabel
                value={targetOf(each, targets)}
                options={optionsFor(each, offered.campaigns, mayCreate)}
                onChange={(choice) => onTargets(withTarget(targets, each.totals.name, choice, platform))}
              />
              {each.matched_by === 'memory' && <small>Same as last time</small>}
              {each.matched_by === 'utm' && <small>By utm_campaign in its links</small>}
            </div>
            <Outcome campaign={each} />
          </li>
        ))}
      </Rows>
    </Stack>
  );
}

type AllNewProps = Pick<Props, 'campaigns' | 'targets' | 'onTargets'> & { platform: Platform };

/** A first report is all new campaigns: they take one button, not a choice each. It also takes them back. */
function AllNew({ campaigns, targets, platform, onTargets }: AllNewProps) {
  const unmatched = unmatchedIn(campaigns, targets);
  const made = targets.filter(isNew);
  if (unmatched.length > 1) {
    const handleCreate = () =>
      onTargets([...targets, ...unmatched.map(({ totals }) => ({ campaign: totals.name, new_platform: platform }))]);
    return (
      <Button variant="outlined" onClick={handleCreate}>{`Create all ${unmatched.length} as new campaigns`}</Button>
    );
  }
  if (made.length < 2) return null;
  return (
    <Button
      variant="outlined"
      onClick={() => onTargets(targets.filter((target) => !isNew(target)))}
    >{`Leave out the ${made.length} new campaigns`}</Button>
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

function Outcome({ campaign }: { campaign: ReportImportCampaign }) {
  const { ads, problem, faults, refused } = campaign;
  return (
    <div>
      <span>{daysText(campaign)}</span>
      {ads && <small>{adsText(ads)}</small>}
      {problem !== null && <Fault>{problem}</Fault>}
      {faults.map(({ line, message }) => (
        <Fault key={line}>{`Line ${line}: ${message}`}</Fault>
      ))}
      {refused > faults.length && <Fault>{`And ${refused - faults.length} more like these.`}</Fault>}
    </div>
  );
}

const Choices = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 12,
  '& > p': { flex: '1 1 240px', alignSelf: 'center', color: tokens.text2 },
  '& > div': { flex: '0 1 220px' },
  [belowTablet]: { '& > div': { flex: '1 1 100%' } },
});

const Rows = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${tokens.line}`,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 260px) minmax(0, 260px)',
    alignItems: 'center',
    gap: 16,
    padding: '12px 0',
    borderBottom: `1px solid ${tokens.line}`,
    overflowWrap: 'anywhere',
    [belowWide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 220px) minmax(0, 168px)' },
    [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 },
  },
  '& > li:last-of-type': { borderBottom: 0, paddingBottom: 0 },
  '& strong': { display: 'block', fontWeight: 500 },
  '& small': { display: 'block', fontSize: 12, lineHeight: '16px', color: tokens.text2 },
});

const Fault = styled('p')({ marginTop: 2, fontSize: 13, lineHeight: '18px', color: tokens.bad });
