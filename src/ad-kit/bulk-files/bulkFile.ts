import type { Ad, AdFormat, ImageFacts } from '../ad';
import { checkAd } from '../check';
import { fieldLabel, labelOf, shortened } from '../checks/breach';
import { valuesOfFields } from '../fieldValues';
import { formats } from '../formats';
import { readLink, type Separator } from '../linkBuilder';
import { adTitle } from '../variants';
import { adKey, linkWithKey, type NamedAd, utmContentOf } from './adKey';

/** Where a bulk file is read in. */
export type AdsManager = 'google_ads_editor' | 'meta_ads_manager';

type BulkCampaign = {
  /** A UUID. */
  id: string;
  name: string;
  /** Days such as `2026-11-30`; `null` where it is not said. */
  startDate: string | null;
  endDate: string | null;
};

/** A saved ad, with all that decides whether it can go. */
export type BulkAd = NamedAd & {
  campaign: BulkCampaign | null;
  contents: readonly Ad[];
  /** Which of its texts are a template's: in its drawing, and in its formats. */
  samples: { texts: readonly string[]; fields: readonly { format: AdFormat; field: string }[] };
  /** What is known of its images, by id. */
  images: Readonly<Record<string, ImageFacts>>;
};

/** One format of an ad that goes: one ad over there. */
export type ReadyAd = {
  adId: string;
  key: string;
  campaign: BulkCampaign;
  /** As it leaves: its links say which ad they are of. */
  ad: Ad;
  /** Whether its link keeps a `utm_content` that its owner set, other than the key. */
  hasOwnContent: boolean;
};

export type LeftOutAd = {
  adId: string;
  name: string;
  /** `null` where none of its formats is one of the file's. */
  format: AdFormat | null;
  /** Sentences for the person, at least one. */
  reasons: string[];
};

export type BulkPlan = { ready: ReadyAd[]; leftOut: LeftOutAd[] };

/**
 * The formats that each file takes. Google's other format consists of image assets, which Editor's file has no column
 * for.
 */
export const formatsInFile: Record<AdsManager, readonly AdFormat[]> = {
  google_ads_editor: ['google_search'],
  meta_ads_manager: [
    'facebook_feed',
    'facebook_story',
    'facebook_carousel',
    'instagram_feed',
    'instagram_story',
    'instagram_carousel',
  ],
};

/**
 * Sorts out what goes into a file and what stays, each with all its reasons; in the order of the ads and their formats.
 */
export function planBulkFile(manager: AdsManager, ads: readonly BulkAd[], separator: Separator): BulkPlan {
  const plan: BulkPlan = { ready: [], leftOut: [] };
  const isShared = sharedNamesIn(ads);
  for (const bulkAd of ads) {
    const { id: adId, campaign, contents } = bulkAd;
    const name = adTitle(bulkAd.name, bulkAd.variantName ?? null);
    const wanted = contents.filter(({ format }) => formatsInFile[manager].includes(format));
    if (wanted.length === 0) plan.leftOut.push({ adId, name, format: null, reasons: [noFormat(manager, contents)] });
    for (const written of wanted) {
      const { format } = written;
      const key = adKey(bulkAd, format);
      const ad = withKey(written, { key, format, campaign: campaign?.name ?? '' }, separator);
      const reasons = [...reasonsAgainst(bulkAd, key, ad), ...(campaign && isShared(campaign) ? [sameName] : [])];
      if (campaign && reasons.length === 0) {
        const hasOwnContent = readLink(ad.final_url).utm.content !== utmContentOf(key, separator);
        plan.ready.push({ adId, key, campaign, ad, hasOwnContent });
      } else plan.leftOut.push({ adId, name, format, reasons });
    }
  }
  return plan;
}

const sameName = 'Another campaign in this file has the same name, and both would become one. Rename one of them.';

/** Ads managers know a campaign by its name. */
function sharedNamesIn(ads: readonly BulkAd[]): (campaign: BulkCampaign) => boolean {
  const byName = new Map<string, string>();
  const shared = new Set<string>();
  for (const { campaign } of ads) {
    if (!campaign) continue;
    const name = campaign.name.trim();
    if ((byName.get(name) ?? campaign.id) !== campaign.id) shared.add(name);
    byName.set(name, campaign.id);
  }
  return ({ name }) => shared.has(name.trim());
}

function noFormat(manager: AdsManager, contents: readonly Ad[]): string {
  if (manager === 'meta_ads_manager') return 'It has no Facebook or Instagram format.';
  return contents.some(({ format }) => format === 'google_display')
    ? 'Google Ads Editor’s file has no columns for the images of a responsive display ad.'
    : 'It has no responsive search ad.';
}

function withKey(ad: Ad, named: Parameters<typeof linkWithKey>[1], separator: Separator): Ad {
  const tagged = (address: string) => (address === '' ? '' : linkWithKey(address, named, separator));
  const withLink = { ...ad, final_url: tagged(ad.final_url) };
  if (!('cards' in withLink)) return withLink;
  return { ...withLink, cards: withLink.cards.map((card) => ({ ...card, final_url: tagged(card.final_url) })) };
}

function reasonsAgainst({ campaign, samples, images }: BulkAd, key: string, ad: Ad): string[] {
  const ofFormat = samples.fields.filter(({ format }) => format === ad.format).map(({ field }) => field);
  const isDrawn = formats[ad.format].canvases.length > 0 && drawsAny(ad);
  return [
    ...(campaign ? [] : ['It belongs to no campaign. Choose one in the ad’s editor.']),
    ...checkAd(ad, { images })
      .filter(({ severity }) => severity === 'blocks')
      .map(({ sentence }) => sentence),
    ...(leadsNowhere(ad) ? [`${fieldLabel(ad.format, 'final_url')} is missing.`] : []),
    ...ofFormat.map((field) => `${labelOf(ad.format, field)} is still sample text.`),
    ...(isDrawn ? samples.texts.map((text) => `The artwork’s “${shortened(text)}” is still sample text.`) : []),
    ...runsInSpreadsheets(key, campaign?.name ?? '', ad),
  ];
}

/** Google's own rules say so of its formats. */
function leadsNowhere(ad: Ad): boolean {
  if (formats[ad.format].platform === 'google' || ad.final_url !== '') return false;
  return !('cards' in ad) || ad.cards.length === 0 || ad.cards.some(({ final_url }) => final_url === '');
}

/** Whether one of its pictures is the drawing. */
function drawsAny(ad: Ad): boolean {
  if ('cards' in ad) return ad.cards.some(({ image }) => image === null);
  return 'image' in ad && ad.image === null;
}

/**
 * What a spreadsheet would run: a formula, or a sign with a call, `f(…)`, or another program's data,
 * `program|topic!item`, after it. A text such as "-20% today!" or "@home" runs nothing there, and goes.
 */
function isFormula(text: string): boolean {
  if (!/^[+\-@]/.test(text)) return text.startsWith('=');
  const bar = text.indexOf('|');
  return text.includes('(') || (bar !== -1 && text.lastIndexOf('!') > bar);
}

/**
 * The usual guard, an apostrophe before the text, would be read into the ad over there. So an ad with such a text
 * stays.
 */
function runsInSpreadsheets(key: string, campaign: string, ad: Ad): string[] {
  const texts = [
    { label: 'Its name', text: key },
    { label: 'Its campaign’s name', text: campaign },
    ...valuesOfFields(ad, ({ kind }) => kind !== 'image' && kind !== 'images' && kind !== 'cards').map(
      ({ path, text }) => ({ label: labelOf(ad.format, path), text }),
    ),
  ];
  return texts
    .filter(({ text }) => isFormula(text.trim()))
    .map(({ label }) => `${label} would run as a formula in a spreadsheet.`);
}
