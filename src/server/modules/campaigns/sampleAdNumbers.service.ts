import { groupBy } from '../../lib/groupBy';
import type { StoredNumbers } from '../../lib/results';
import type { AdDaysRepository } from './adDays.repository';
import type { AdNumbers, DayNumbers } from './campaigns.types';
import type { SampleDays } from './sampleCampaigns.service';

/** An ad of a sample campaign, and how much of the campaign's days is its. */
export interface SampleAdOfCampaign {
  id: string;
  campaignId: string;
  /** Of impressions, and of money spent. */
  share: number;
  /** Of clicks, conversions, and revenue: an ad that gets more of these than of the impressions is the better one. */
  shareOfResults: number;
}

/** What is needed to tell sample ads' numbers in a transaction. */
export interface SampleAdNumbersTx {
  adDays: Pick<AdDaysRepository, 'replace'>;
}

/** How many days have numbers by ad; older ones don't, as after the first import of a report by ad. */
const daysByAd = 90;

/**
 * Tells which ads the newest days of sample campaigns come from, as part of a transaction. Ads together have at most
 * what their campaign has; the rest is not by ad.
 */
export async function insertSampleAdNumbers(
  { adDays }: SampleAdNumbersTx,
  campaigns: readonly SampleDays[],
  ads: readonly SampleAdOfCampaign[],
): Promise<void> {
  const adsOf = groupBy(ads, ({ campaignId }) => campaignId);
  const writes = campaigns.flatMap(({ id, days }) =>
    days.slice(-daysByAd).map((day) => {
      const ofDay = partsOf(adsOf.get(id) ?? [], day);
      return { campaignId: id, day: day.day, before: day, after: day, ads: { before: [], after: ofDay } };
    }),
  );
  await adDays.replace(writes.filter(({ ads: { after } }) => after.length > 0));
}

/** A day by ads. Each is rounded together with those before it, so that the rest has no more than its share. */
function partsOf(ads: readonly SampleAdOfCampaign[], day: DayNumbers): AdNumbers[] {
  let shares = { share: 0, shareOfResults: 0 };
  let before = upTo(shares, day);
  return ads.map(({ id, share, shareOfResults }) => {
    shares = { share: shares.share + share, shareOfResults: shares.shareOfResults + shareOfResults };
    const soFar = upTo(shares, day);
    const part = { adId: id, ...eachNumber((name) => soFar[name] - before[name]) };
    before = soFar;
    return part;
  });
}

/** What the ads have up to these shares. Revenue follows conversions, without which there is none. */
function upTo({ share, shareOfResults }: Shares, day: DayNumbers): WholeNumbers {
  const all = (day.conversionHundredths ?? 0) / 100;
  const conversions = Math.round(all * shareOfResults);
  return {
    impressions: Math.round(day.impressions * share),
    clicks: Math.round(day.clicks * shareOfResults),
    conversionHundredths: conversions * 100,
    spentCents: Math.round(day.spentCents * share),
    revenueCents: all === 0 ? 0 : Math.round(((day.revenueCents ?? 0) * conversions) / all),
  };
}

type Shares = Pick<SampleAdOfCampaign, 'share' | 'shareOfResults'>;

type WholeNumbers = Record<keyof StoredNumbers, number>;

const eachNumber = (value: (name: keyof StoredNumbers) => number): WholeNumbers => ({
  impressions: value('impressions'),
  clicks: value('clicks'),
  conversionHundredths: value('conversionHundredths'),
  spentCents: value('spentCents'),
  revenueCents: value('revenueCents'),
});
