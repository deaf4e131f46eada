import type { Ad } from '../ad';
import { labelOf, shortened } from '../checks/breach';
import { valuesOfFields } from '../fieldValues';
import { cleanUtmValue, linkFault, readLink, utmFieldNames } from '../linkBuilder';
import { copyFinding, type Finding } from './finding';

/** What is known of the campaign that an ad is in. */
export type AdCampaign = {
  name: string;
  /** The names of the others where one works. */
  others: readonly string[];
};

/** Links that measure nothing, and those that would be counted for another campaign. */
export function linkTagFindings(ad: Ad, campaign: AdCampaign | undefined): Finding[] {
  const { format } = ad;
  return valuesOfFields(ad, ({ kind }) => kind === 'link').flatMap(({ path, text }) => {
    if (text.trim() === '' || linkFault(text)) return [];
    const fault = tagFault(text, campaign);
    if (!fault) return [];
    const { ruleId, says } = fault;
    return [copyFinding(format, path, { group: 'links', ruleId, sentence: `${labelOf(format, path)} ${says}` })];
  });
}

function tagFault(link: string, campaign: AdCampaign | undefined): { ruleId: string; says: string } | undefined {
  const { utm } = readLink(link);
  if (utmFieldNames.every((name) => utm[name] === ''))
    return { ruleId: 'link_tags', says: 'has no UTM tags, so reports can’t tell where its visitors came from.' };
  if (!campaign || utm.campaign === '') return undefined;
  const tagged = tagOf(utm.campaign);
  if (tagged === tagOf(campaign.name)) return undefined;
  const other = campaign.others.find((name) => tagOf(name) === tagged);
  if (other === undefined) return undefined;
  return {
    ruleId: 'other_campaign',
    says: `is tagged for “${shortened(other)}”, but this ad is in “${shortened(campaign.name)}”.`,
  };
}

/** A campaign's name as it is tagged, whichever the separator. */
const tagOf = (name: string): string => cleanUtmValue(name, '-').replaceAll('_', '-');
