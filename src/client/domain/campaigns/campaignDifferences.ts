import type { Campaign } from '../../api/campaignsApi';
import type { Difference } from '../../components/VersionDifferences';
import { campaignPlatformNames } from '../../../ad-kit/platforms';
import { type CampaignFormValues, mapCampaignForm, parseCampaign } from './campaignForm';

const labels = {
  name: 'Name',
  platform: 'Platform',
  budget: 'Budget',
  objective: 'Objective',
  target_audience: 'Target audience',
  start_date: 'Start date',
  end_date: 'End date',
} as const satisfies Partial<Record<keyof CampaignFormValues, string>>;

type Field = keyof typeof labels;

const shown = (field: Field, values: CampaignFormValues): string =>
  field === 'platform'
    ? campaignPlatformNames[values.platform]
    : field === 'budget'
      ? `$${values.budget}`
      : values[field];

/** What a form says otherwise than the campaign that somebody else stored, field by field. */
export function campaignDifferences(mine: CampaignFormValues, theirs: Campaign): Difference[] {
  const other = parseCampaign(theirs);
  const [sent, stored] = [mapCampaignForm(mine), mapCampaignForm(other)];
  return (Object.keys(labels) as Field[])
    .filter((field) => sent[field] !== stored[field])
    .map((field) => ({ label: labels[field], mine: shown(field, mine), other: shown(field, other) }));
}
