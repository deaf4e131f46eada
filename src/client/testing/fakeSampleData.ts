import type { Campaign } from '../api/campaignsApi';
import { aCampaign, aDay } from './builders';
import type { FakeAccount } from './fakeAccount';

const samples: Pick<Campaign, 'name' | 'platform' | 'status' | 'budget'>[] = [
  { name: 'Free Shipping Week', platform: 'google', status: 'active', budget: 12000 },
  { name: 'Autumn Lookbook', platform: 'instagram', status: 'active', budget: 8500 },
  { name: 'Demo Requests Q4', platform: 'linkedin', status: 'paused', budget: 6000 },
  { name: 'Subscribe and Save', platform: 'facebook', status: 'active', budget: 9000 },
  { name: 'Roastery Open Day', platform: 'twitter', status: 'completed', budget: 2500 },
];

/** Adds sample campaigns with numbers for every day of the last half year, in a weekly rhythm. */
export function addSampleCampaigns(account: FakeAccount, now: number): number {
  for (const [index, sample] of samples.entries()) {
    const campaign = aCampaign({
      ...sample,
      is_sample: true,
      created_at: new Date(now - index * 86_400_000).toISOString(),
    });
    account.campaigns.push(campaign);
    const days = Array.from({ length: 180 }, (_, ago) => sampleDay(now, ago, index));
    account.days.set(campaign.id, new Map(days.map((day) => [day.date, day])));
  }
  return samples.length;
}

function sampleDay(now: number, daysAgo: number, campaignIndex: number) {
  const moment = new Date(now - daysAgo * 86_400_000);
  const isWeekend = moment.getUTCDay() % 6 === 0;
  const strength = (1.6 - daysAgo / 180) * (isWeekend ? 0.6 : 1) * (1 - campaignIndex * 0.12);
  return aDay({
    date: moment.toISOString().slice(0, 10),
    impressions: Math.round(2400 * strength),
    clicks: Math.round(62 * strength),
    conversions: Math.round(4 * strength),
    spent: Math.round(3100 * strength) / 100,
    revenue: Math.round(6900 * strength) / 100,
  });
}
