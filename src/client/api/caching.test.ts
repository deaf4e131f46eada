import type { QueryArgFrom } from '@reduxjs/toolkit/query/react';
import { type AppStore, makeStore } from '../app/store';
import { answerFrom } from '../testing/apiServer';
import { aBrief, aDay, ownerOf } from '../testing/builders';
import { aCopyBrief } from '../testing/fakeAiAnswers';
import { fakeResetToken, fakeSignInLinkToken, fakeVerificationToken } from '../testing/fakeAuthAnswers';
import { addSampleCampaigns } from '../testing/fakeSampleData';
import { fakeAppCodes, turnOnFakeTwoStep } from '../testing/fakeTwoStepAnswers';
import { createFakeWorld } from '../testing/fakeWorld';
import { type FullAccount, aFullAccount } from '../testing/fullAccount';
import { adsApi } from './adsApi';
import { aiApi } from './aiApi';
import { analyticsApi } from './analyticsApi';
import { type Operation, type WireDefinitions, api } from './api';
import { sessionStarted } from './authSlice';
import { billingApi } from './billingApi';
import { brandApi } from './brandApi';
import { campaignsApi } from './campaignsApi';
import { imagesApi } from './imagesApi';
import { insightsApi } from './insightsApi';
import { labelsApi } from './labelsApi';
import { linksApi } from './linksApi';
import { apiKeysApi } from './apiKeysApi';
import { metricsApi } from './metricsApi';
import { summariesApi } from './summariesApi';
import { teamsApi } from './teamsApi';
import { templateLibraryApi } from './templateLibraryApi';
import { templatesApi } from './templatesApi';
import { twoStepApi } from './twoStepApi';
import { aUuid } from '../testing/builders';
import { proofsApi } from './proofsApi';
import { reportColumnsApi } from './reportColumnsApi';
import { webhooksApi } from './webhooksApi';
import { auditLogApi } from './auditLogApi';

/** Queries whose answers are not cached. */
type FileQuery =
  | 'exportAccount'
  | 'exportCampaigns'
  | 'exportAnalyticsReport'
  | 'exportClientReport'
  | 'exportTeamActivity'
  | 'exportAuditLog'
  | 'getAdPicture'
  | 'exportAd'
  | 'exportBulkFile'
  | 'getBulkFilePreview'
  | 'getLibraryArtwork'
  | 'getImage'
  | 'getSharedImage';
type OfType<Type> = {
  [Op in Operation]: `${WireDefinitions[Op]['type']}` extends Type ? Op : never;
}[Operation];
type Query = Exclude<OfType<'query'>, FileQuery>;
type Mutation = OfType<'mutation'>;
type Arg<Op extends Operation> = QueryArgFrom<WireDefinitions[Op]>;

/** Every query whose answer is cached. */
const queries: { [Op in Query]: (full: FullAccount) => Arg<Op> } = {
  getCurrentUser: () => undefined,
  getTwoStep: () => undefined,
  listSessions: () => ({}),
  listCampaigns: () => ({}),
  getCampaignSummary: () => ({}),
  getCampaignTotals: () => ({}),
  listLabels: () => ({}),
  getCampaign: ({ campaign }) => ({ id: campaign.id }),
  getCampaignBrief: ({ campaign }) => ({ id: campaign.id }),
  getAnalyticsOverview: () => ({}),
  listReportImports: () => ({}),
  listReportColumns: () => ({}),
  getInsights: () => ({}),
  getCampaignAdResults: ({ campaign }) => ({ id: campaign.id }),
  compareCampaignAds: ({ campaign }) => ({ id: campaign.id }),
  listAnalyticsViews: () => ({}),
  getEmailSummary: () => ({}),
  getAnalyticsReport: () => ({ from: '2026-11-01', to: '2026-11-30', by: 'ad' }),
  listPlans: () => undefined,
  getSubscription: () => undefined,
  previewPlanChange: () => ({ planId: 'enterprise' }),
  getCheckoutStatus: ({ checkoutId }) => ({ sessionId: checkoutId }),
  getSandboxCheckout: ({ checkoutId }) => ({ sessionId: checkoutId }),
  listTransactions: () => ({}),
  getReceipt: ({ transactionId }) => ({ id: transactionId }),
  getUsage: () => undefined,
  listCampaignMetrics: ({ campaign }) => ({ id: campaign.id }),
  getCampaignFigures: ({ campaign }) => ({ id: campaign.id }),
  listLibraryTemplates: () => ({}),
  listTemplateCategories: () => undefined,
  listTemplateIndustries: () => undefined,
  getLibraryStats: () => undefined,
  listTemplates: () => ({}),
  getTemplate: ({ template }) => ({ id: template.id }),
  listAds: () => ({}),
  getAd: ({ ad }) => ({ id: ad.id }),
  listImages: () => ({}),
  getStorageUse: () => ({}),
  listLinkPresets: () => ({}),
  listApiKeys: () => ({}),
  listProofs: () => ({}),
  listAdDecisions: ({ ad }) => ({ adIds: ad.id }),
  listAdComments: ({ ad }) => ({ id: ad.id }),
  listSharedComments: ({ proofToken, ad }) => ({ token: proofToken, adId: ad.id }),
  getSharedProof: ({ proofToken }) => ({ token: proofToken }),
  listWebhooks: () => ({}),
  listAuditLog: () => ({}),
  listWebhookDeliveries: ({ webhook }) => ({ id: webhook.id }),
  getLinkSettings: () => ({}),
  listGenerations: () => ({}),
  getAiUsage: () => ({}),
  getBrandVoice: () => ({}),
  getBrandKit: () => ({}),
  listMyTeams: () => ({}),
  getTeam: ({ team }) => ({ id: team.id }),
  getTeamStats: ({ team }) => ({ id: team.id }),
  listTeamActivity: ({ team }) => ({ id: team.id }),
  getTeamChanges: ({ team }) => ({ id: team.id }),
  getInvitation: ({ invitationToken }) => ({ token: invitationToken }),
};

interface Change<Op extends Mutation> {
  arg: (full: FullAccount) => Arg<Op>;
  /** Prepares the account. */
  before?: (full: FullAccount) => void;
  /** The queries that are fetched again. */
  asksAgain: Query[];
  /** For a change that starts or ends a session: the whole cache is dropped. */
  session?: true;
}

const paysForBusiness = ({ fake }: FullAccount) => {
  fake.account.user.subscription_plan = 'business';
};

const kept = Object.keys(queries) as Query[];

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
const adLists: Query[] = [
  'listAds',
  'getSharedProof',
  'listAdDecisions',
  'listLabels',
  'getAnalyticsReport',
  'getCampaignAdResults',
  'compareCampaignAds',
];
/** Ads outlive their campaign and then belong to none. */
const fewerCampaigns: Query[] = [...figures, 'listAds', 'getSharedProof', 'listAdDecisions', 'getAd'];
const library: Query[] = [
  'getUsage',
  'listLibraryTemplates',
  'listTemplateCategories',
  'listTemplateIndustries',
  'getLibraryStats',
  'listTemplates',
];
const plan: Query[] = [
  'getCurrentUser',
  'getCampaignSummary',
  'listPlans',
  'getSubscription',
  'previewPlanChange',
  'listTransactions',
  'getReceipt',
  'getUsage',
  'listLibraryTemplates',
  'listTemplateCategories',
  'listTemplateIndustries',
  'getLibraryStats',
  'getAiUsage',
];
const planAndCheckout: Query[] = [...plan, 'getCheckoutStatus', 'getSandboxCheckout'];

const oneTeam: Query[] = ['listMyTeams', 'getTeam', 'listTeamActivity', 'getTeamChanges'];
const people: Query[] = ['listMyTeams', 'getTeam', 'getTeamStats', 'listTeamActivity', 'getTeamChanges'];
const membership: Query[] = ['getCurrentUser', 'getReceipt', 'listMyTeams'];

const comments: Query[] = ['listProofs', 'getSharedProof', 'listAdComments', 'listSharedComments'];

const twoStep: Query[] = ['listSessions', 'getTwoStep', 'listMyTeams', 'getTeam'];
const [appCode] = fakeAppCodes;

/** Makes the account the team's owner, on a plan that includes teams. */
function ownsTeam({ fake, team }: FullAccount) {
  fake.account.user.subscription_plan = 'business';
  team.owner = ownerOf(fake.account.user);
  team.members = team.members.filter(({ user_id }) => user_id !== fake.account.user.id);
}

/** Every change, and what becomes of it. One that is not here does not compile. */
const changes: { [Op in Mutation]: Change<Op> } = {
  registerAccount: {
    arg: () => ({ registration: { email: 'ines@northfold.example', password: 'secret1', full_name: 'Ines' } }),
    asksAgain: [],
    session: true,
  },
  logIn: {
    arg: () => ({ credentials: { email: 'mara@northfold.example', password: 'secret1' } }),
    asksAgain: [],
    session: true,
  },
  completeSignIn: {
    arg: () => ({ secondStep: { challenge: 'challenge', code: appCode } }),
    before: ({ fake }) => {
      turnOnFakeTwoStep(fake.account);
      fake.account.twoStep.challenges.push('challenge');
    },
    asksAgain: [],
    session: true,
  },
  startTwoStep: {
    arg: () => ({ passwordProof: { password: 'secret1' } }),
    before: ({ fake }) => {
      fake.account.user.email_verified = true;
    },
    asksAgain: [],
  },
  turnOnTwoStep: {
    arg: () => ({ appCode: { code: appCode } }),
    before: (full) => {
      ownsTeam(full);
      full.team.requiresTwoStep = true;
      full.fake.account.twoStep.isStarted = true;
    },
    asksAgain: twoStep,
  },
  turnOffTwoStep: {
    arg: () => ({ twoStepProof: { password: 'secret1', code: appCode } }),
    before: (full) => {
      ownsTeam(full);
      full.team.requiresTwoStep = true;
      turnOnFakeTwoStep(full.fake.account);
    },
    asksAgain: twoStep,
  },
  renewRecoveryCodes: {
    arg: () => ({ twoStepProof: { password: 'secret1', code: appCode } }),
    before: ({ fake }) => void turnOnFakeTwoStep(fake.account),
    asksAgain: ['getTwoStep'],
  },
  createDemoAccount: { arg: () => undefined, asksAgain: [], session: true },
  logOut: { arg: () => undefined, asksAgain: [], session: true },
  deleteAccount: {
    arg: () => ({ accountDeletion: { email: 'mara@northfold.example', password: 'secret1' } }),
    asksAgain: [],
    session: true,
  },
  requestPasswordReset: {
    arg: () => ({ passwordResetRequest: { email: 'mara@northfold.example' } }),
    asksAgain: [],
  },
  confirmPasswordReset: {
    arg: () => ({ passwordResetConfirmation: { token: fakeResetToken, password: 'secret2' } }),
    asksAgain: [],
    session: true,
  },
  requestSignInLink: {
    arg: () => ({ signInLinkRequest: { email: 'mara@northfold.example' } }),
    asksAgain: [],
  },
  confirmSignInLink: {
    arg: () => ({ signInLinkConfirmation: { token: fakeSignInLinkToken } }),
    asksAgain: [],
    session: true,
  },
  requestEmailVerification: { arg: () => undefined, asksAgain: [] },
  confirmEmailVerification: {
    arg: () => ({ emailVerification: { token: fakeVerificationToken } }),
    asksAgain: ['getCurrentUser', 'getReceipt'],
  },
  updateProfile: {
    arg: () => ({ profileChange: { full_name: 'Mara O.' } }),
    asksAgain: ['getCurrentUser', 'getReceipt'],
  },
  changePassword: {
    arg: () => ({ passwordChange: { current_password: 'secret1', new_password: 'secret2' } }),
    asksAgain: ['listSessions'],
  },
  revokeSession: { arg: ({ device }) => ({ id: device.id }), asksAgain: ['listSessions'] },

  createCampaign: {
    arg: () => ({ newCampaign: { name: 'Winter Sale', platform: 'google', budget: 100 } }),
    asksAgain: figures,
  },
  changeCampaigns: {
    arg: ({ campaign }) => ({ bulkChange: { action: 'delete', ids: [campaign.id] } }),
    asksAgain: [...oneCampaign, 'listAds', 'getSharedProof', 'listAdDecisions', 'getAd'],
  },
  labelCampaigns: {
    arg: ({ campaign }) => ({ labelChange: { add: ['Halden'], ids: [campaign.id] } }),
    asksAgain: oneCampaign,
  },
  addSampleCampaigns: { arg: () => undefined, asksAgain: figures },
  removeSampleCampaigns: {
    arg: () => undefined,
    before: ({ fake, ad }) => {
      addSampleCampaigns(fake.account, fake.state.now());
      ad.campaign_id = fake.account.campaigns.find((campaign) => campaign.is_sample)?.id ?? null;
    },
    asksAgain: fewerCampaigns,
  },
  updateCampaign: {
    arg: ({ campaign }) => ({ id: campaign.id, campaignChange: { name: 'Winter Sale', status: 'paused' } }),
    asksAgain: oneCampaign,
  },
  updateCampaignBrief: {
    arg: ({ campaign }) => ({ id: campaign.id, campaignBriefChange: { brief: aBrief(), revision: 0 } }),
    asksAgain: ['getCampaignBrief'],
  },
  deleteCampaign: { arg: ({ campaign }) => ({ id: campaign.id }), asksAgain: fewerCampaigns },
  moveCampaign: {
    arg: ({ campaign, team }) => ({ id: campaign.id, campaignMove: { team_id: team.id } }),
    asksAgain: [...oneCampaign, 'listAds', 'getSharedProof', 'listAdDecisions', 'getAd', 'listImages', 'getStorageUse'],
  },
  duplicateCampaign: { arg: ({ campaign }) => ({ id: campaign.id }), asksAgain: figures },
  recordCampaignMetrics: {
    arg: ({ campaign }) => ({ id: campaign.id, body: [aDay({ date: '2026-11-02' })] }),
    asksAgain: numbers,
  },
  importCampaignMetrics: {
    arg: ({ campaign }) => ({ id: campaign.id, metricsImport: { csv: 'date,clicks\n2026-11-02,7\n' } }),
    asksAgain: numbers,
  },
  importReport: {
    arg: ({ campaign }) => ({ reportImport: { csv: `date,campaign,clicks\n2026-11-02,${campaign.name},7\n` } }),
    asksAgain: numbers,
  },
  rememberReportColumns: {
    arg: () => ({ columnsToRemember: { headings: ['When', 'Took'], columns: { date: 1 } } }),
    asksAgain: ['listReportColumns'],
  },
  forgetReportColumns: { arg: ({ reportColumns }) => ({ id: reportColumns.id }), asksAgain: ['listReportColumns'] },
  takeBackReportImport: { arg: ({ pastImport }) => ({ id: pastImport.id }), asksAgain: numbers },
  deleteCampaignMetrics: {
    arg: ({ campaign }) => ({ id: campaign.id, date: '2026-11-01' }),
    asksAgain: numbers,
  },

  createAnalyticsView: {
    arg: () => ({ newAnalyticsView: { name: 'By month', query: 'by=month' } }),
    asksAgain: ['listAnalyticsViews'],
  },
  renameAnalyticsView: {
    arg: ({ view }) => ({ id: view.id, analyticsViewName: { name: 'Each month' } }),
    asksAgain: ['listAnalyticsViews'],
  },
  deleteAnalyticsView: { arg: ({ view }) => ({ id: view.id }), asksAgain: ['listAnalyticsViews'] },
  setEmailSummary: {
    arg: () => ({ emailSummaryChoice: { cadence: 'monthly' } }),
    asksAgain: ['getEmailSummary'],
  },
  stopEmailSummary: {
    arg: () => ({ token: 'summary-token', body: new Blob() }),
    asksAgain: ['getEmailSummary'],
  },
  answerAdvice: {
    arg: ({ campaign }) => ({ id: campaign.id, kind: 'numbers_missing', adviceAnswer: { answer: 'done' } }),
    asksAgain: ['getInsights'],
  },
  takeBackAdviceAnswer: {
    arg: ({ campaign }) => ({ id: campaign.id, kind: 'numbers_missing' }),
    asksAgain: ['getInsights'],
  },

  createAd: { arg: ({ ad }) => ({ newAd: ad }), asksAgain: adLists },
  updateAd: {
    arg: ({ ad }) => ({ id: ad.id, adChange: { name: 'Sunday roast', revision: 1 } }),
    asksAgain: [...adLists, 'getAd'],
  },
  labelAds: {
    arg: ({ ad }) => ({ adLabelChange: { add: ['Halden'], ids: [ad.id] } }),
    asksAgain: [...adLists, 'getAd'],
  },
  deleteAd: { arg: ({ ad }) => ({ id: ad.id }), asksAgain: adLists },
  restoreAd: { arg: ({ deletedAd }) => ({ id: deletedAd.id }), asksAgain: adLists },
  duplicateAd: { arg: ({ ad }) => ({ id: ad.id, adCopyRequest: {} }), asksAgain: adLists },
  uploadImage: {
    arg: () => ({ body: new Blob(['picture'], { type: 'image/png' }) }),
    asksAgain: ['listImages', 'getStorageUse'],
  },
  deleteImage: { arg: ({ image }) => ({ id: image.id }), asksAgain: ['listImages', 'getStorageUse'] },
  createApiKey: {
    before: paysForBusiness,
    arg: () => ({ newApiKey: { name: 'Nightly report', scopes: ['campaigns:read'] } }),
    asksAgain: ['listApiKeys'],
  },
  revokeApiKey: { arg: ({ apiKey }) => ({ id: apiKey.id }), asksAgain: ['listApiKeys'] },
  rotateApiKey: {
    before: paysForBusiness,
    arg: ({ apiKey }) => ({ id: apiKey.id, apiKeyRotation: { overlap_hours: 24 } }),
    asksAgain: ['listApiKeys'],
  },
  createProof: {
    arg: ({ ad }) => ({ newProof: { name: 'Monday roast', ad_ids: [ad.id], expires_in_days: 7 } }),
    asksAgain: ['listProofs', 'getSharedProof', 'listAdDecisions'],
  },
  revokeProof: {
    arg: ({ proof }) => ({ id: proof.id }),
    asksAgain: ['listProofs', 'getSharedProof', 'listAdDecisions'],
  },
  unlockSharedProof: {
    before: ({ fake, proof }) => {
      const locked = { teamId: null, proof: { ...proof, id: aUuid() }, token: 'locked', passphrase: 'warm beans' };
      fake.account.proofs = [...fake.account.proofs, locked];
    },
    arg: () => ({ token: 'locked', proofPassphrase: { passphrase: 'warm beans' } }),
    asksAgain: [],
  },
  decideOnSharedAd: {
    arg: ({ proofToken, ad: { id, contents, artwork, picture, image_id, logo_id } }) => ({
      token: proofToken,
      adId: id,
      newDecision: {
        kind: 'approved',
        name: 'Dana',
        version: JSON.stringify({ contents, artwork, picture, image_id, logo_id }),
      },
    }),
    asksAgain: ['listProofs', 'getSharedProof', 'listAdDecisions'],
  },
  commentOnSharedAd: {
    arg: ({ proofToken, ad: { id, contents } }) => ({
      token: proofToken,
      adId: id,
      newComment: { name: 'Dana', text: 'Bolder.', format: contents[0]?.format ?? 'facebook_feed' },
    }),
    asksAgain: comments,
  },
  answerAdComment: {
    arg: ({ ad, comment }) => ({ id: ad.id, commentId: comment.id, newCommentAnswer: { text: 'Done.' } }),
    asksAgain: comments,
  },
  resolveAdComment: {
    arg: ({ ad, comment }) => ({ id: ad.id, commentId: comment.id, commentResolution: { resolved: true } }),
    asksAgain: comments,
  },
  createWebhook: {
    before: paysForBusiness,
    arg: () => ({ newWebhook: { url: 'https://hooks.northfold.example/2', events: ['ad.saved'] } }),
    asksAgain: ['listWebhooks'],
  },
  updateWebhook: {
    before: paysForBusiness,
    arg: ({ webhook }) => ({ id: webhook.id, webhookChange: { is_on: false } }),
    asksAgain: ['listWebhooks', 'listWebhookDeliveries'],
  },
  deleteWebhook: {
    arg: ({ webhook }) => ({ id: webhook.id }),
    asksAgain: ['listWebhooks', 'listWebhookDeliveries'],
  },
  rotateWebhookSecret: {
    before: paysForBusiness,
    arg: ({ webhook }) => ({ id: webhook.id, secretRotation: { overlap_hours: 24 } }),
    asksAgain: ['listWebhooks'],
  },
  testWebhook: {
    before: paysForBusiness,
    arg: ({ webhook }) => ({ id: webhook.id }),
    asksAgain: ['listWebhookDeliveries'],
  },
  redeliverWebhook: {
    before: paysForBusiness,
    arg: ({ delivery }) => ({ id: delivery.id }),
    asksAgain: ['listWebhookDeliveries'],
  },
  createLinkPreset: {
    arg: ({ preset }) => ({ newLinkPreset: { name: 'Letters', utm: preset.utm } }),
    asksAgain: ['listLinkPresets'],
  },
  deleteLinkPreset: { arg: ({ preset }) => ({ id: preset.id }), asksAgain: ['listLinkPresets'] },
  updateBrandKit: {
    arg: () => ({ brandKit: { name: 'Northfold', logo_id: null, colors: null, display_font: null, text_font: null } }),
    asksAgain: ['getBrandKit'],
  },
  updateLinkSettings: { arg: () => ({ linkSettings: { separator: '-' } }), asksAgain: ['getLinkSettings'] },

  applyLibraryTemplate: { arg: ({ libraryTemplate }) => ({ templateId: libraryTemplate.id }), asksAgain: library },
  createTemplate: {
    arg: ({ ad }) => ({
      newTemplate: {
        name: 'Sunday',
        format: '1080x1080',
        headline: 'Rest.',
        design_elements: { artwork: ad.artwork },
      },
    }),
    asksAgain: ['listTemplates'],
  },
  updateTemplate: {
    arg: ({ template }) => ({ id: template.id, templateChange: { name: 'Sunday' } }),
    asksAgain: ['listTemplates', 'getTemplate'],
  },
  deleteTemplate: { arg: ({ template }) => ({ id: template.id }), asksAgain: ['listTemplates'] },
  applyTemplate: { arg: ({ template }) => ({ id: template.id }), asksAgain: ['listTemplates', 'getTemplate'] },

  generateAdCopy: {
    arg: () => ({ copyBrief: aCopyBrief() }),
    asksAgain: ['listGenerations', 'getAiUsage'],
  },
  generateHeadlines: {
    arg: () => {
      const { product_name, target_audience, platform } = aCopyBrief();
      return { headlinesBrief: { product_name, target_audience, platform } };
    },
    asksAgain: ['listGenerations', 'getAiUsage'],
  },
  optimizeContent: {
    arg: () => ({ content: 'Get your beans today.', platform: 'facebook' }),
    asksAgain: ['listGenerations', 'getAiUsage'],
  },
  suggestTexts: {
    arg: () => ({ textWish: { product_name: 'Beans', platform: 'google', kind: 'headline', ad_type: 'search' } }),
    asksAgain: [],
  },
  fillAd: {
    arg: ({ ad }) => ({ adToFill: { brief: aBrief(), contents: ad.contents, picture: ad.picture } }),
    asksAgain: ['getAiUsage', 'getUsage'],
  },
  readBenefits: { arg: () => ({ benefitsToRead: { key_benefits: ['Fresh'] } }), asksAgain: [] },
  updateBrandVoice: {
    arg: () => ({
      brandVoice: { description: 'Warm', words_to_use: [], banned_words: ['cheap'], required_claims: [] },
    }),
    asksAgain: ['getBrandVoice'],
  },
  updateGeneration: {
    arg: ({ generation }) => ({ id: generation.id, generationChange: { is_favorite: true } }),
    asksAgain: ['listGenerations'],
  },
  deleteGeneration: { arg: ({ generation }) => ({ id: generation.id }), asksAgain: ['listGenerations'] },

  startCheckout: { arg: () => ({ planId: 'enterprise' }), asksAgain: planAndCheckout },
  cancelSubscription: { arg: () => undefined, asksAgain: plan },
  resumeSubscription: {
    arg: () => undefined,
    before: ({ fake }) => {
      Object.assign(fake.account.subscription ?? {}, { cancel_at_period_end: true });
    },
    asksAgain: plan,
  },
  finishSandboxCheckout: {
    arg: ({ checkoutId }) => ({ sessionId: checkoutId, sandboxAction: { action: 'pay' } }),
    asksAgain: planAndCheckout,
  },

  createTeam: {
    before: paysForBusiness,
    arg: () => ({ newTeam: { name: 'Halden' } }),
    asksAgain: membership,
  },
  updateTeam: { arg: ({ team }) => ({ id: team.id, teamChange: { name: 'Halden' } }), asksAgain: oneTeam },
  requireTwoStep: {
    before: (full) => {
      ownsTeam(full);
      turnOnFakeTwoStep(full.fake.account);
    },
    arg: ({ team }) => ({ id: team.id, twoStepRule: { required: true } }),
    asksAgain: oneTeam,
  },
  deleteTeam: { before: ownsTeam, arg: ({ team }) => ({ id: team.id }), asksAgain: membership },
  inviteMember: {
    arg: ({ team }) => ({ id: team.id, newInvitation: { email: 'kai@halden.example' } }),
    asksAgain: people,
  },
  renewInvitation: {
    arg: ({ team, invited }) => ({ id: team.id, userId: invited.id, invitationRenewal: {} }),
    asksAgain: oneTeam,
  },
  changeMemberRole: {
    arg: ({ team, member }) => ({ id: team.id, userId: member.id, roleChange: { role: 'viewer' } }),
    asksAgain: oneTeam,
  },
  chooseSeats: {
    before: ownsTeam,
    arg: ({ team }) => ({ id: team.id, seatChoice: { member_ids: [] } }),
    asksAgain: oneTeam,
  },
  removeMember: { arg: ({ team, member }) => ({ id: team.id, userId: member.id }), asksAgain: people },
  transferTeam: {
    before: ownsTeam,
    arg: ({ team, member }) => ({ id: team.id, teamTransfer: { user_id: member.id } }),
    asksAgain: ['getCurrentUser', 'getReceipt', 'getUsage', ...oneTeam],
  },
  leaveTeam: { arg: ({ team }) => ({ id: team.id }), asksAgain: membership },
  acceptInvitation: {
    arg: ({ invitationToken }) => ({ token: invitationToken }),
    asksAgain: [...membership, 'getInvitation'],
  },
};

const endpoints = {
  ...api.endpoints,
  ...adsApi.endpoints,
  ...aiApi.endpoints,
  ...analyticsApi.endpoints,
  ...billingApi.endpoints,
  ...brandApi.endpoints,
  ...campaignsApi.endpoints,
  ...imagesApi.endpoints,
  ...labelsApi.endpoints,
  ...linksApi.endpoints,
  ...reportColumnsApi.endpoints,
  ...apiKeysApi.endpoints,
  ...proofsApi.endpoints,
  ...webhooksApi.endpoints,
  ...auditLogApi.endpoints,
  ...twoStepApi.endpoints,
  ...insightsApi.endpoints,
  ...summariesApi.endpoints,
  ...metricsApi.endpoints,
  ...teamsApi.endpoints,
  ...templateLibraryApi.endpoints,
  ...templatesApi.endpoints,
};

type Answer = { data?: unknown; error?: unknown };
type Select = (arg: unknown) => (state: unknown) => Answer;
type Ask = (arg: unknown, options?: object) => Parameters<AppStore['dispatch']>[0];

/** A signed-in store that subscribes to every query. */
async function aStoreThatShowsAll(mutation: Mutation) {
  const full = aFullAccount();
  const { arg, before } = changes[mutation];
  before?.(full);
  answerFrom(full.fake);
  const store = makeStore({ extra: createFakeWorld().extra });
  store.dispatch(sessionStarted({ token: full.fake.signIn(), user: full.fake.account.user }));
  // Each operation takes an argument of its own; the tables above are typed by it.
  const call = (op: Operation, of: unknown, options?: object) =>
    store.dispatch((endpoints[op].initiate as unknown as Ask)(of, options)) as unknown as Promise<Answer>;
  const ask = (query: Query, options?: object) => call(query, queries[query](full), options);
  /** Makes the change and says which questions it made the store ask again. */
  const change = async () => {
    const counts = new Map(kept.map((query) => [query, full.fake.countCalls(query)]));
    const { error } = await call(mutation, arg(full));
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    return { error, askedAgain: kept.filter((query) => full.fake.countCalls(query) !== counts.get(query)) };
  };
  /** The questions that the backend answers otherwise than the store. What is gone has no answer. */
  const findWrong = async () => {
    const shown = kept.map((query) => (endpoints[query].select as unknown as Select)(queries[query](full)));
    const before = shown.map((select) => JSON.stringify(select(store.getState()).data));
    const answers = await Promise.all(kept.map((query) => ask(query, { forceRefetch: true })));
    return kept.filter((_query, at) => !answers[at]?.error && JSON.stringify(answers[at]?.data) !== before[at]);
  };
  const first = await Promise.all(kept.map((query) => ask(query)));
  expect(first.filter(({ error }) => error)).toEqual([]);
  return { fake: full.fake, change, findWrong };
}

it.each(Object.keys(changes) as Mutation[])(
  'after %s nothing wrong is shown, and nothing asked for in vain',
  async (mutation) => {
    const { fake, change, findWrong } = await aStoreThatShowsAll(mutation);
    fake.answerNext(mutation, { status: 503, code: 'unavailable', detail: 'The database does not answer.' });
    expect((await change()).askedAgain).toEqual([]);

    const { asksAgain, session } = changes[mutation];
    const expected = kept.filter((query) => asksAgain.includes(query));
    expect(await change()).toEqual({ error: undefined, askedAgain: expected });
    if (!session) expect(await findWrong()).toEqual([]);
  },
);
