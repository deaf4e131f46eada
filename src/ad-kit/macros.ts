import type { AdPlatform } from './ad';

/** A placeholder that the platform fills in when the ad is clicked. */
export type Macro = {
  /** As it stands in the link. */
  text: string;
  label: string;
};

/**
 * What each platform fills in. LinkedIn adds its parameters to the campaign rather than to the link
 * (learn.microsoft.com/linkedin/marketing/integrations/ads-reporting/dynamic-utm-tracking), and none were found for X.
 *
 * Sources: developers.google.com/google-ads/api/docs/reporting/valuetrack-mapping (A);
 * for Meta smartly.io and urlmacros.com (B).
 */
export const macros: Record<AdPlatform, readonly Macro[]> = {
  google: [
    { text: '{campaignid}', label: 'Campaign ID' },
    { text: '{adgroupid}', label: 'Ad group ID' },
    { text: '{creative}', label: 'Ad ID' },
    { text: '{keyword}', label: 'Keyword' },
    { text: '{matchtype}', label: 'Match type' },
    { text: '{device}', label: 'Device' },
    { text: '{network}', label: 'Network' },
    { text: '{placement}', label: 'Placement' },
  ],
  facebook: metaMacros(),
  instagram: metaMacros(),
  linkedin: [],
  twitter: [],
};

/** What stands for the final URL in a Google tracking template: `{lpurl}?utm_source=google`. */
export const landingPageMacro = '{lpurl}';

function metaMacros(): Macro[] {
  return [
    { text: '{{campaign.name}}', label: 'Campaign name' },
    { text: '{{campaign.id}}', label: 'Campaign ID' },
    { text: '{{adset.name}}', label: 'Ad set name' },
    { text: '{{adset.id}}', label: 'Ad set ID' },
    { text: '{{ad.name}}', label: 'Ad name' },
    { text: '{{ad.id}}', label: 'Ad ID' },
    { text: '{{placement}}', label: 'Placement' },
    { text: '{{site_source_name}}', label: 'Facebook, Instagram, Messenger or Audience Network' },
  ];
}

const macro = /\{\{[\w.]+\}\}|\{[\w.+]+\}/g;

/** Whether a part of the text is filled in later. */
export function hasMacro(text: string): boolean {
  return text.search(macro) >= 0;
}

/** The text with everything changed that is not a macro. */
export function outsideMacros(text: string, change: (part: string) => string): string {
  let result = '';
  let start = 0;
  for (const match of text.matchAll(macro)) {
    result += change(text.slice(start, match.index)) + match[0];
    start = match.index + match[0].length;
  }
  return result + change(text.slice(start));
}
