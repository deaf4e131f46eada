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

/** So many days are told by ad; what is older isn't, as after the first import of a report by ad. */
const daysByAd = 90;

/**
 * Tells which ads the newest days of sample campaigns come from, as part of a transaction. Ads together have at most
 * what their campaign has; the rest is not by ad.
 */
export async function insertSampleAdNumbers(
  { adDays }: { adDays: Pick<AdDaysRepository, 'replace'> },
  campaigns: readonly SampleDays[],
  ads: readonly SampleAdOfCampaign[],
): Promise<void> {
  const adsOf = groupBy(ads, ({ campaignId }) => campaignId);
  const writes = campaigns.flatMap(({ id, days }) =>
    days.slice(-daysByAd).map((day) => {
      const ofDay = (adsOf.get(id) ?? []).map((ad) => partOf(ad, day));
      return { campaignId: id, day: day.day, before: day, after: day, ads: { before: [], after: ofDay } };
    }),
  );
  await adDays.replace(writes.filter(({ ads: { after } }) => after.length > 0));
}

/** Shares of a campaign's ads are at most 1 together, and parts are rounded down. */
function partOf({ id, share, shareOfResults }: SampleAdOfCampaign, day: DayNumbers): AdNumbers {
  const part = (name: keyof StoredNumbers, of: number) => Math.floor((day[name] ?? 0) * of);
  const conversions = Math.floor(((day.conversionHundredths ?? 0) / 100) * shareOfResults);
  return {
    adId: id,
    impressions: part('impressions', share),
    clicks: part('clicks', shareOfResults),
    conversionHundredths: conversions * 100,
    spentCents: part('spentCents', share),
    revenueCents: conversions === 0 ? 0 : part('revenueCents', shareOfResults),
  };
}
