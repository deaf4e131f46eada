import type { Campaign } from '../../api/campaignsApi';

/** A campaign of the landing page's sample advertiser. */
export type SampleCampaign = Pick<Campaign, 'name' | 'platform' | 'status' | 'spent' | 'budget' | 'clicks'> & {
  conversions: number;
};

/** Whatever the page says of them in sums and rates is computed from these. */
export const sampleCampaigns: SampleCampaign[] = [
  {
    name: 'Every Other Friday',
    platform: 'instagram',
    status: 'active',
    spent: 5215,
    budget: 8500,
    clicks: 6180,
    conversions: 318,
  },
  {
    name: 'Free Shipping Week',
    platform: 'google',
    status: 'active',
    spent: 9847,
    budget: 12000,
    clicks: 11260,
    conversions: 742,
  },
  {
    name: 'Office Coffee Q4',
    platform: 'linkedin',
    status: 'paused',
    spent: 2391,
    budget: 6000,
    clicks: 590,
    conversions: 46,
  },
];
