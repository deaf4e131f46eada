import type { Campaign } from '../../api/campaignsApi';
import type { Difference } from '../../components/VersionDifferences';
import { campaignPlatformNames } from '../../../ad-kit/platforms';
import { type CampaignFormValues, campaignLabels, mapCampaignForm, parseCampaign } from './campaignForm';

type Field = keyof typeof campaignLabels;

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
  return (Object.keys(campaignLabels) as Field[])
    .filter((field) => sent[field] !== stored[field])
    .map((field) => ({ label: campaignLabels[field], mine: shown(field, mine), other: shown(field, other) }));
}
