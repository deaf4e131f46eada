import { aBrief, aDay } from '../builders';
import { addSampleCampaigns } from '../fakeSampleData';
import type { Changes } from './change';
import type { Query } from './queries';

const figures: Query[] = [
  'listReportImports',
  'listCampaigns',
  'getCampaignTotals',
  'listLabels',
  'getCampaignSummary',
  'getAnalyticsOverview',
  'getAnalyticsReport',
  'getInsights',
  'getCampaignAdResults',
  'compareCampaignAds',
  'getUsage',
  'getTeamStats',
  'listTeamActivity',
];
const oneCampaign: Query[] = [...figures, 'getCampaign'];
const numbers: Query[] = [...oneCampaign, 'listCampaignMetrics', 'getCampaignFigures'];
/** Ads outlive their campaign and then belong to none. */
const fewerCampaigns: Query[] = [...figures, 'listAds', 'listVariants', 'getSharedProof', 'listAdDecisions', 'getAd'];

/** Campaigns, their numbers, and what is said of them. */
export const campaignChanges = {
  createCampaign: {
    arg: () => ({ newCampaign: { name: 'Winter Sale', platform: 'google', budget: 100 } }),
    mayAsk: figures,
  },
  changeCampaigns: {
    arg: ({ campaign }) => ({ bulkChange: { action: 'delete', ids: [campaign.id] } }),
    mayAsk: [...oneCampaign, 'listAds', 'listVariants', 'getSharedProof', 'listAdDecisions', 'getAd'],
  },
  labelCampaigns: {
    arg: ({ campaign }) => ({ labelChange: { add: ['Halden'], ids: [campaign.id] } }),
    mayAsk: oneCampaign,
  },
  addSampleCampaigns: { arg: () => undefined, mayAsk: figures },
  removeSampleCampaigns: {
    arg: () => undefined,
    before: ({ fake, ad }) => {
      addSampleCampaigns(fake.account, fake.state.now());
      ad.campaign_id = fake.account.campaigns.find((campaign) => campaign.is_sample)?.id ?? null;
    },
    mayAsk: fewerCampaigns,
  },
  updateCampaign: {
    arg: ({ campaign }) => ({ id: campaign.id, campaignChange: { name: 'Winter Sale', status: 'paused' } }),
    mayAsk: oneCampaign,
  },
  updateCampaignBrief: {
    arg: ({ campaign }) => ({ id: campaign.id, campaignBriefChange: { brief: aBrief(), revision: 0 } }),
  },
  deleteCampaign: { arg: ({ campaign }) => ({ id: campaign.id }), mayAsk: fewerCampaigns },
  moveCampaign: {
    arg: ({ campaign, team }) => ({ id: campaign.id, campaignMove: { team_id: team.id } }),
    mayAsk: [
      ...oneCampaign,
      'listAds',
      'listVariants',
      'getSharedProof',
      'listAdDecisions',
      'getAd',
      'listImages',
      'getStorageUse',
    ],
  },
  duplicateCampaign: { arg: ({ campaign }) => ({ id: campaign.id }), mayAsk: figures },
  recordCampaignMetrics: {
    arg: ({ campaign }) => ({ id: campaign.id, body: [aDay({ date: '2026-11-02' })] }),
    mayAsk: numbers,
  },
  importCampaignMetrics: {
    arg: ({ campaign }) => ({ id: campaign.id, metricsImport: { csv: 'date,clicks\n2026-11-02,7\n' } }),
    mayAsk: numbers,
  },
  importReport: {
    arg: ({ campaign }) => ({ reportImport: { csv: `date,campaign,clicks\n2026-11-02,${campaign.name},7\n` } }),
    mayAsk: numbers,
  },
  rememberReportColumns: {
    arg: () => ({ columnsToRemember: { headings: ['When', 'Took'], columns: { date: 1 } } }),
  },
  forgetReportColumns: { arg: ({ reportColumns }) => ({ id: reportColumns.id }) },
  takeBackReportImport: { arg: ({ pastImport }) => ({ id: pastImport.id }), mayAsk: numbers },
  deleteCampaignMetrics: {
    arg: ({ campaign }) => ({ id: campaign.id, date: '2026-11-01' }),
    mayAsk: numbers,
  },
  createAnalyticsView: {
    arg: () => ({ newAnalyticsView: { name: 'By month', query: 'by=month' } }),
  },
  renameAnalyticsView: {
    arg: ({ view }) => ({ id: view.id, analyticsViewName: { name: 'Each month' } }),
  },
  deleteAnalyticsView: { arg: ({ view }) => ({ id: view.id }) },
  setEmailSummary: {
    arg: () => ({ emailSummaryChoice: { cadence: 'monthly' } }),
  },
  stopEmailSummary: {
    arg: () => ({ token: 'summary-token', body: new Blob() }),
  },
  answerAdvice: {
    arg: ({ campaign }) => ({ id: campaign.id, kind: 'numbers_missing', adviceAnswer: { answer: 'done' } }),
  },
  takeBackAdviceAnswer: {
    arg: ({ campaign }) => ({ id: campaign.id, kind: 'numbers_missing' }),
    mayAsk: ['getInsights'],
  },
} satisfies Partial<Changes>;
