import { hasNumbers, leftOf, type StoredSums, sumOf } from '../../lib/results';
import type { ResultsByAd } from '../campaigns/results.types';
import type { Report, ReportRow } from './report.types';

/** Sums of a period and of the one before; null without numbers. */
type Sums = Pick<ReportRow, 'now' | 'before'>;

interface AdSums extends Sums {
  key: string;
  name: string;
  /** The campaigns that its numbers are in. */
  campaigns: Set<string>;
}

/**
 * A report's parts by ad: `most` of them, by spend in the period, the largest first, and then what no ad explains, under an
 * empty key.
 */
export async function adPartsOf(
  found: AsyncIterable<ResultsByAd>,
  most: number,
): Promise<Pick<Report, 'total' | 'totalBefore' | 'rows' | 'rest'>> {
  const total: Sums = { now: null, before: null };
  const byId = new Map<string, AdSums>();
  for await (const { campaigns, ads } of found) {
    for (const sums of campaigns) add(total, sums);
    for (const { adId: key, name, campaignName, ...sums } of ads) {
      const ad = byId.get(key) ?? { key, name, campaigns: new Set(), now: null, before: null };
      add(ad, sums);
      ad.campaigns.add(campaignName);
      byId.set(key, ad);
    }
  }
  const ads = [...byId.values()].sort(bySpend);
  const [shown, others] = [ads.slice(0, most), ads.slice(most)];
  const notByAd = { now: restOf(total, ads, 'now'), before: restOf(total, ads, 'before') };
  const hasRest = notByAd.now !== null || notByAd.before !== null;
  return {
    total: total.now,
    totalBefore: total.before,
    rows: [...shown.map(toRow), ...(hasRest ? [{ key: '', ...unnamed, ...notByAd }] : [])],
    rest:
      others.length > 0
        ? { campaigns: others.length, now: sumIn(others, 'now'), before: sumIn(others, 'before') }
        : null,
  };
}

const unnamed = { name: null, platform: null, campaignName: null };

const add = (to: Sums, { isBefore, ...numbers }: ResultsByAd['campaigns'][number]): void => {
  const when = isBefore ? 'before' : 'now';
  to[when] = to[when] ? sumOf([to[when], numbers]) : numbers;
};

function bySpend(one: AdSums, other: AdSums): number {
  const spent = ({ now }: Sums) => now?.spentCents ?? 0;
  return spent(other) - spent(one) || (one.key < other.key ? -1 : 1);
}

const sumIn = (parts: Sums[], when: keyof Sums): StoredSums =>
  sumOf(parts.map((part) => part[when]).filter((numbers) => numbers !== null));

/** What ads leave of a total; null where that is nothing. */
function restOf(total: Sums, ads: Sums[], when: keyof Sums): StoredSums | null {
  const rest = total[when] && leftOf(total[when], sumIn(ads, when));
  return rest && hasNumbers(rest) ? rest : null;
}

const toRow = ({ campaigns, ...ad }: AdSums): ReportRow => {
  const [campaignName = null] = campaigns;
  return { ...ad, platform: null, campaignName: campaigns.size > 1 ? null : campaignName };
};
