import { campaignParameter } from '../../lib/paths';

/** Where an ad begins. */
export type StartTab = 'library' | 'templates' | 'blank';

export const startTabs: readonly { value: StartTab; label: string }[] = [
  { value: 'library', label: 'Template library' },
  { value: 'templates', label: 'Your templates' },
  { value: 'blank', label: 'Blank' },
];

/** What the address of the page says. */
export type CreateAdQuery = {
  from: StartTab;
  /** The account's own template that the ad begins with. */
  templateId: string | null;
  /** The campaign that the ad is for. */
  campaignId: string | null;
};

export function readCreateAdQuery(query: URLSearchParams): CreateAdQuery {
  const from = startTabs.find(({ value }) => value === query.get('from'))?.value ?? 'library';
  return { from, templateId: query.get('template'), campaignId: query.get(campaignParameter) };
}

/** The query of this page's own; the library's filters stand beside it. */
export function writeCreateAdQuery({ from, templateId, campaignId }: CreateAdQuery): Record<string, string> {
  return {
    ...(from !== 'library' && { from }),
    ...(templateId !== null && { template: templateId }),
    ...(campaignId !== null && { campaign: campaignId }),
  };
}
