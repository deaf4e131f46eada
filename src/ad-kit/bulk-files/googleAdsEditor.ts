import type { AdOf, PinnableText } from '../ad';
import type { ReadyAd } from './bulkFile';

const numbered = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const headlines = numbered(15);
const descriptions = numbered(4);

/**
 * The columns of a file for Google Ads Editor that we have something for; Editor leaves as it is what a file has no
 * column for, or an empty cell. Budgets are not among them: Editor's is an amount a day, a campaign's here one for its run.
 *
 * Sources: support.google.com/google-ads/editor/answer/57747 (A, the rules), and the exporter
 * google-marketing-solutions/rsa-ai-generator (B, the names).
 */
export const googleAdsEditorColumns: readonly string[] = [
  'Campaign',
  'Campaign Type',
  'Start Date',
  'End Date',
  'Campaign Status',
  'Ad Group',
  'Ad Group Status',
  'Ad type',
  ...headlines.flatMap((number) => [`Headline ${number}`, `Headline ${number} position`]),
  ...descriptions.flatMap((number) => [`Description ${number}`, `Description ${number} position`]),
  'Path 1',
  'Path 2',
  'Final URL',
  'Status',
];

/** What the file cannot say and a person has to, in the order of Editor's own forms. */
export function googleAdsEditorNotes(ready: readonly ReadyAd[], today: string): string[] {
  const isOver = (day: string | null) => day !== null && dayFrom(day, today) === '';
  const datesAreLeftOut = ready.some(({ campaign }) => isOver(campaign.startDate) || isOver(campaign.endDate));
  return [
    'Each campaign’s daily budget: budgets here are for the whole run, so the file leaves it blank.',
    ...(datesAreLeftOut ? [pastDates] : []),
    'Networks, locations, languages, bidding, and keywords.',
    'Everything arrives paused. A campaign that already has the same name over there is paused too.',
  ];
}

const pastDates = 'Start and end dates in the past: Google doesn’t accept them, so the file leaves them blank.';

/** A day as Google takes it for a new campaign: none that is over. */
const dayFrom = (day: string | null, today: string): string => (day !== null && day >= today ? day : '');

type Row = Record<string, string>;

/**
 * One row for each campaign, ad group and ad, parents first; cells that are not named are empty. Each ad has an ad group
 * of its own, named by its key, because ads have no names in Google Ads. Days before `today` are left out.
 */
export function googleAdsEditorRows(ready: readonly ReadyAd[], today: string): Row[] {
  const campaigns = new Map(ready.map(({ campaign }) => [campaign.name.trim(), campaign]));
  return [
    ...[...campaigns].map(([name, { startDate, endDate }]) => ({
      Campaign: name,
      'Campaign Type': 'Search',
      'Start Date': dayFrom(startDate, today),
      'End Date': dayFrom(endDate, today),
      'Campaign Status': 'Paused',
    })),
    ...ready.map((one) => ({ ...placeOf(one), 'Ad Group Status': 'Paused' })),
    ...ready.flatMap((one) => {
      const { ad } = one;
      return ad.format === 'google_search' ? [{ ...placeOf(one), ...adCells(ad), Status: 'Paused' }] : [];
    }),
  ];
}

const placeOf = ({ campaign, key }: ReadyAd) => ({ Campaign: campaign.name.trim(), 'Ad Group': key });

function adCells(ad: AdOf<'google_search'>): Row {
  return {
    'Ad type': 'Responsive search ad',
    ...textCells('Headline', ad.headlines),
    ...textCells('Description', ad.descriptions),
    'Path 1': ad.path1.trim(),
    'Path 2': ad.path2.trim(),
    'Final URL': ad.final_url,
  };
}

/** Empty texts take no column. */
function textCells(column: string, texts: readonly PinnableText[]): Row {
  const used = texts.filter(({ text }) => text.trim() !== '');
  return Object.fromEntries(
    used.flatMap(({ text, pin }, index) => [
      [`${column} ${index + 1}`, text.trim()],
      [`${column} ${index + 1} position`, pin === null ? '' : String(pin)],
    ]),
  );
}
