import type { NewCampaignFields } from './campaigns.types';

/** A made-up campaign and how it performs, from which its budget and days follow. */
export interface SampleCampaign {
  fields: Omit<NewCampaignFields, 'budgetCents' | 'startDate' | 'endDate'>;
  /** First day with numbers, counted back from today. */
  startedDaysAgo: number;
  /** Last day with numbers, counted back from today; 0 for a campaign that runs. */
  endedDaysAgo: number;
  /** Last day of one that runs, counted from today. At its pace it spends too little, too much or about its budget. */
  endsInDays?: number;
  /** Clicks on an average day. */
  clicksPerDay: number;
  /** Clicks for each impression. */
  clickRate: number;
  costPerClickCents: number;
  /** Conversions for each click. */
  conversionRate: number;
  /** Revenue of an average conversion. */
  orderCents: number;
  /** How busy Saturdays and Sundays are against other days. */
  weekend: number;
  /** The factor that clicks grow by from the first day to the last. */
  growth: number;
  /** Share of the budget that is spent by the last day. */
  budgetUsed: number;
}

/** Half a year and some days, so that every one of the last six months has numbers. */
const halfYear = 186;

/**
 * Rates are those that each platform's advertisers commonly see: search clicks often and dear, feeds seldom and cheap.
 */
export const sampleCampaigns: readonly SampleCampaign[] = [
  {
    fields: {
      name: 'Brand Search – Always On',
      platform: 'google',
      status: 'active',
      objective: 'Be found by people who already look for us.',
      targetAudience: 'People searching for our brand and product names',
    },
    startedDaysAgo: halfYear,
    endedDaysAgo: 0,
    clicksPerDay: 62,
    clickRate: 0.071,
    costPerClickCents: 84,
    conversionRate: 0.078,
    orderCents: 6_400,
    weekend: 0.78,
    growth: 1.5,
    budgetUsed: 0.74,
  },
  {
    fields: {
      name: 'Summer Collection Lookbook',
      platform: 'instagram',
      status: 'completed',
      objective: 'Show the summer collection and sell it while it is in stock.',
      targetAudience: 'Women 22–38 who follow fashion and travel',
    },
    startedDaysAgo: halfYear,
    endedDaysAgo: 96,
    clicksPerDay: 88,
    clickRate: 0.012,
    costPerClickCents: 71,
    conversionRate: 0.031,
    orderCents: 7_200,
    weekend: 1.32,
    growth: 0.8,
    budgetUsed: 0.97,
  },
  {
    fields: {
      name: 'Retargeting – Abandoned Carts',
      platform: 'facebook',
      status: 'active',
      objective: 'Bring people back who left something in their cart.',
      targetAudience: 'Visitors of the last 14 days with a filled cart',
    },
    startedDaysAgo: 171,
    endedDaysAgo: 0,
    endsInDays: 38,
    clicksPerDay: 41,
    clickRate: 0.021,
    costPerClickCents: 58,
    conversionRate: 0.092,
    orderCents: 5_900,
    weekend: 1.14,
    growth: 1.6,
    budgetUsed: 0.69,
  },
  {
    fields: {
      name: 'Ops Leaders – Demo Requests',
      platform: 'linkedin',
      status: 'active',
      objective: 'Fill the sales calendar with qualified demo calls.',
      targetAudience: 'Heads of operations in companies with 200–2,000 people',
    },
    startedDaysAgo: 142,
    endedDaysAgo: 0,
    endsInDays: 54,
    clicksPerDay: 17,
    clickRate: 0.0058,
    costPerClickCents: 612,
    conversionRate: 0.046,
    orderCents: 31_000,
    weekend: 0.31,
    growth: 1.35,
    budgetUsed: 0.81,
  },
  {
    fields: {
      name: 'Launch Thread – Mobile App 2.0',
      platform: 'twitter',
      status: 'completed',
      objective: 'Tell early adopters about the new mobile app.',
      targetAudience: 'Tech enthusiasts who talk about productivity apps',
    },
    startedDaysAgo: 158,
    endedDaysAgo: 117,
    clicksPerDay: 96,
    clickRate: 0.0094,
    costPerClickCents: 47,
    conversionRate: 0.022,
    orderCents: 2_900,
    weekend: 0.92,
    growth: 0.7,
    budgetUsed: 0.99,
  },
  {
    fields: {
      name: 'Back to School Bundles',
      platform: 'facebook',
      status: 'completed',
      objective: 'Sell the three school bundles before term starts.',
      targetAudience: 'Parents of children aged 6–14',
    },
    startedDaysAgo: 113,
    endedDaysAgo: 64,
    clicksPerDay: 74,
    clickRate: 0.016,
    costPerClickCents: 66,
    conversionRate: 0.041,
    orderCents: 4_800,
    weekend: 1.22,
    growth: 1.2,
    budgetUsed: 0.96,
  },
  {
    fields: {
      name: 'Comparison Keywords',
      platform: 'google',
      status: 'active',
      objective: 'Win people who compare us with others.',
      targetAudience: 'People searching for alternatives and reviews',
    },
    startedDaysAgo: 101,
    endedDaysAgo: 0,
    clicksPerDay: 38,
    clickRate: 0.043,
    costPerClickCents: 196,
    conversionRate: 0.052,
    orderCents: 8_800,
    weekend: 0.7,
    growth: 1.45,
    budgetUsed: 0.66,
  },
  {
    fields: {
      name: 'Customer Stories – Reels',
      platform: 'instagram',
      status: 'active',
      objective: 'Let customers tell why they stay.',
      targetAudience: 'People 25–45 who engaged with us in the last year',
    },
    startedDaysAgo: 83,
    endedDaysAgo: 0,
    clicksPerDay: 57,
    clickRate: 0.014,
    costPerClickCents: 63,
    conversionRate: 0.027,
    orderCents: 6_100,
    weekend: 1.28,
    growth: 1.7,
    budgetUsed: 0.58,
  },
  {
    fields: {
      name: 'Hiring – Field Engineers',
      platform: 'linkedin',
      status: 'paused',
      objective: 'Applications for the open field engineer positions.',
      targetAudience: 'Engineers with service experience in three regions',
    },
    startedDaysAgo: 76,
    endedDaysAgo: 19,
    clicksPerDay: 11,
    clickRate: 0.0066,
    costPerClickCents: 438,
    conversionRate: 0.085,
    orderCents: 0,
    weekend: 0.4,
    growth: 0.95,
    budgetUsed: 0.62,
  },
  {
    fields: {
      name: 'Webinar: Planning Next Year',
      platform: 'linkedin',
      status: 'paused',
      objective: 'Registrations for the planning webinar.',
      targetAudience: 'Marketing managers and finance partners',
    },
    startedDaysAgo: 44,
    endedDaysAgo: 9,
    clicksPerDay: 14,
    clickRate: 0.0071,
    costPerClickCents: 521,
    conversionRate: 0.118,
    orderCents: 4_200,
    weekend: 0.35,
    growth: 1.25,
    budgetUsed: 0.71,
  },
  {
    fields: {
      name: 'Weekend Flash Offers',
      platform: 'twitter',
      status: 'active',
      objective: 'Clear overstock with offers that last two days.',
      targetAudience: 'Followers and people like them',
    },
    startedDaysAgo: 52,
    endedDaysAgo: 0,
    endsInDays: 48,
    clicksPerDay: 69,
    clickRate: 0.0108,
    costPerClickCents: 41,
    conversionRate: 0.024,
    orderCents: 3_900,
    weekend: 2.1,
    growth: 1.3,
    budgetUsed: 0.52,
  },
  {
    fields: {
      name: 'Free Shipping Week',
      platform: 'facebook',
      status: 'active',
      objective: 'More first orders, with shipping on us.',
      targetAudience: 'People like our best customers, who have not bought yet',
    },
    startedDaysAgo: 27,
    endedDaysAgo: 0,
    endsInDays: 32,
    clicksPerDay: 83,
    clickRate: 0.019,
    costPerClickCents: 54,
    conversionRate: 0.038,
    orderCents: 5_200,
    weekend: 1.18,
    growth: 1.25,
    budgetUsed: 0.47,
  },
];
