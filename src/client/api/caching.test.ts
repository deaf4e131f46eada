import type { QueryArgFrom } from '@reduxjs/toolkit/query/react';
import { type AppStore, makeStore } from '../app/store';
import { answerFrom } from '../testing/apiServer';
import { approvalCode } from '../testing/fakeApproverAnswers';
import { aBrief, aDay, ownerOf } from '../testing/builders';
import { aCopyBrief } from '../testing/fakeWritingAnswers';
import { fakeResetToken, fakeSignInLinkToken, fakeVerificationToken } from '../testing/fakeAuthAnswers';
import { addSampleCampaigns } from '../testing/fakeSampleData';
import { fakeAppCodes, turnOnFakeTwoStep } from '../testing/fakeTwoStepAnswers';
import { createFakeWorld } from '../testing/fakeWorld';
import { lookAtTheEnd } from '../testing/statesAtTheEnd';
import { type FullAccount, aFullAccount } from '../testing/fullAccount';
import { routes } from '../testing/generated/routes.gen';
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

/** Queries whose answers are files, which are not cached. */
const fileQueries = [
  'exportAccount',
  'exportCampaigns',
  'exportAnalyticsReport',
  'exportClientReport',
  'exportTeamActivity',
  'exportAuditLog',
  'getAdPicture',
  'exportAd',
  'exportAdPreflight',
  'exportVariants',
  'exportBulkFile',
  'getBulkFilePreview',
  'getLibraryArtwork',
  'getImage',
  'getSharedImage',
] as const satisfies Operation[];
type OfType<Type> = {
  [Op in Operation]: `${WireDefinitions[Op]['type']}` extends Type ? Op : never;
}[Operation];
type Query = Exclude<OfType<'query'>, (typeof fileQueries)[number]>;
type Mutation = OfType<'mutation'>;
type Arg<Op extends Operation> = QueryArgFrom<WireDefinitions[Op]>;

const files: readonly string[] = fileQueries;
/** Every query whose answer is cached. */
const kept = (Object.keys(routes) as Operation[]).filter(
  (operation): operation is Query => routes[operation].method === 'GET' && !files.includes(operation),
);

/** What a query asks for by itself: the contract's `x-item` names what its id is of, as the full account does. */
type Plain<Op extends Query> = (typeof routes)[Op]['item'] extends null ? Record<never, never> : { id: string };

/** Queries that say more. */
type Particular = {
  [Op in Query]: Plain<Op> extends Arg<Op> ? never : Arg<Op> extends void ? never : Op;
}[Query];

type Saying<Asking extends Query> = { [Op in Asking]: (full: FullAccount) => Arg<Op> };

/** What the others ask for; one that has to say something and doesn't here does not compile. */
const particulars: Saying<Particular> & Partial<Saying<Query>> = {
  getAnalyticsReport: () => ({ from: '2026-11-01', to: '2026-11-30', by: 'ad' }),
  previewPlanChange: () => ({ planId: 'enterprise' }),
  getCheckoutStatus: ({ checkoutId }) => ({ sessionId: checkoutId }),
  getSandboxCheckout: ({ checkoutId }) => ({ sessionId: checkoutId }),
  getReceipt: ({ transactionId }) => ({ id: transactionId }),
  listAdDecisions: ({ ad }) => ({ adIds: ad.id }),
  listSharedComments: ({ proofToken, ad }) => ({ token: proofToken, adId: ad.id }),
  getSharedProof: ({ proofToken }) => ({ token: proofToken }),
  getInvitation: ({ invitationToken }) => ({ token: invitationToken }),
};

function argOf(query: Query, full: FullAccount): object {
  const { item } = routes[query];
  return particulars[query]?.(full) ?? (item === null ? {} : { id: full[item].id });
}

interface Change<Op extends Mutation> {
  arg: (full: FullAccount) => Arg<Op>;
  /** Prepares the account. */
  before?: (full: FullAccount) => void;
  /** What may be asked again although its answer is the same here; all whose answer is another one is asked anyway. */
  mayAsk?: readonly Query[];
  /** For a change that starts or ends a session: the whole cache is dropped. */
  session?: true;
}

const paysForBusiness = ({ fake }: FullAccount) => {
  fake.account.user.subscription_plan = 'business';
};

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
  'listVariants',
  'getSharedProof',
  'listAdDecisions',
  'listLabels',
  'getAnalyticsReport',
  'getCampaignAdResults',
  'compareCampaignAds',
];
/** Ads outlive their campaign and then belong to none. */
const fewerCampaigns: Query[] = [...figures, 'listAds', 'listVariants', 'getSharedProof', 'listAdDecisions', 'getAd'];
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
const membership: Query[] = ['getCurrentUser', 'getReceipt', 'listMyTeams'];

const comments: Query[] = ['listProofs', 'getSharedProof', 'listAdComments', 'listSharedComments'];

const links: Query[] = ['listProofs', 'getSharedProof', 'getApprovedAd', 'listAdDecisions'];

const twoStep: Query[] = ['listSessions', 'getTwoStep', 'listMyTeams', 'getTeam'];
const [appCode] = fakeAppCodes;

/** Has the ad approved as it is. */
function approve({ fake, ad: { id, contents, artwork, picture, image_id, logo_id } }: FullAccount) {
  const words = { name: 'Kim', email: null, note: '', created_at: '2026-11-21T10:00:00.000Z' };
  const version = JSON.stringify({ contents, artwork, picture, image_id, logo_id });
  fake.account.decisions = [{ decision: { ...words, ad_id: id, kind: 'approved', is_current: true }, version }];
}

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
    session: true,
  },
  logIn: {
    arg: () => ({ credentials: { email: 'mara@northfold.example', password: 'secret1' } }),
    session: true,
  },
  completeSignIn: {
    arg: () => ({ secondStep: { challenge: 'challenge', code: appCode } }),
    before: ({ fake }) => {
      turnOnFakeTwoStep(fake.account);
      fake.account.twoStep.challenges.push('challenge');
    },
    session: true,
  },
  startTwoStep: {
    arg: () => ({ passwordProof: { password: 'secret1' } }),
    before: ({ fake }) => {
      fake.account.user.email_verified = true;
    },
  },
  turnOnTwoStep: {
    arg: () => ({ appCode: { code: appCode } }),
    before: (full) => {
      ownsTeam(full);
      full.team.requiresTwoStep = true;
      full.fake.account.twoStep.isStarted = true;
    },
    mayAsk: twoStep,
  },
  turnOffTwoStep: {
    arg: () => ({ twoStepProof: { password: 'secret1', code: appCode } }),
    before: (full) => {
      ownsTeam(full);
      full.team.requiresTwoStep = true;
      turnOnFakeTwoStep(full.fake.account);
    },
    mayAsk: twoStep,
  },
  renewRecoveryCodes: {
    arg: () => ({ twoStepProof: { password: 'secret1', code: appCode } }),
    before: ({ fake }) => void turnOnFakeTwoStep(fake.account),
    mayAsk: ['getTwoStep'],
  },
  createDemoAccount: { arg: () => undefined, session: true },
  logOut: { arg: () => undefined, session: true },
  deleteAccount: {
    arg: () => ({ accountDeletion: { email: 'mara@northfold.example', password: 'secret1' } }),
    session: true,
  },
  requestPasswordReset: {
    arg: () => ({ passwordResetRequest: { email: 'mara@northfold.example' } }),
  },
  confirmPasswordReset: {
    arg: () => ({ passwordResetConfirmation: { token: fakeResetToken, password: 'secret2' } }),
    session: true,
  },
  requestSignInLink: {
    arg: () => ({ signInLinkRequest: { email: 'mara@northfold.example' } }),
  },
  confirmSignInLink: {
    arg: () => ({ signInLinkConfirmation: { token: fakeSignInLinkToken } }),
    session: true,
  },
  requestEmailVerification: { arg: () => undefined },
  confirmEmailVerification: {
    arg: () => ({ emailVerification: { token: fakeVerificationToken } }),
    mayAsk: ['getCurrentUser', 'getReceipt'],
  },
  updateProfile: {
    arg: () => ({ profileChange: { full_name: 'Mara O.' } }),
  },
  changePassword: {
    arg: () => ({ passwordChange: { current_password: 'secret1', new_password: 'secret2' } }),
  },
  revokeSession: { arg: ({ device }) => ({ id: device.id }) },

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
  setProofEmails: {
    arg: () => ({ proofEmails: { enabled: false } }),
  },
  stopProofEmails: {
    arg: () => ({ token: 'proof-emails-token', body: new Blob() }),
  },
  answerAdvice: {
    arg: ({ campaign }) => ({ id: campaign.id, kind: 'numbers_missing', adviceAnswer: { answer: 'done' } }),
  },
  takeBackAdviceAnswer: {
    arg: ({ campaign }) => ({ id: campaign.id, kind: 'numbers_missing' }),
    mayAsk: ['getInsights'],
  },

  createAd: { arg: ({ ad }) => ({ newAd: ad }), mayAsk: adLists },
  updateAd: {
    arg: ({ ad }) => ({ id: ad.id, adChange: { name: 'Sunday roast', revision: 1 } }),
    mayAsk: [...adLists, 'getAd'],
  },
  labelAds: {
    arg: ({ ad }) => ({ adLabelChange: { add: ['Halden'], ids: [ad.id] } }),
    mayAsk: [...adLists, 'getAd'],
  },
  deleteAd: { arg: ({ ad }) => ({ id: ad.id }), mayAsk: adLists },
  restoreAd: { arg: ({ deletedAd }) => ({ id: deletedAd.id }), mayAsk: adLists },
  duplicateAd: { arg: ({ ad }) => ({ id: ad.id, adCopyRequest: {} }), mayAsk: adLists },
  addVariant: { arg: ({ ad }) => ({ id: ad.id, newVariant: {} }), mayAsk: [...adLists, 'getAd'] },
  nameVariant: {
    arg: ({ ad }) => ({ id: ad.id, variantName: { variant_name: 'Bold' } }),
    mayAsk: [...adLists, 'getAd'],
  },
  uploadImage: {
    arg: () => ({ body: new Blob(['picture'], { type: 'image/png' }) }),
  },
  deleteImage: { arg: ({ image }) => ({ id: image.id }) },
  createApiKey: {
    before: paysForBusiness,
    arg: () => ({ newApiKey: { name: 'Nightly report', scopes: ['campaigns:read'] } }),
  },
  revokeApiKey: { arg: ({ apiKey }) => ({ id: apiKey.id }) },
  rotateApiKey: {
    before: paysForBusiness,
    arg: ({ apiKey }) => ({ id: apiKey.id, apiKeyRotation: { overlap_hours: 24 } }),
  },
  createProof: {
    arg: ({ ad }) => ({ newProof: { name: 'Monday roast', ad_ids: [ad.id], expires_in_days: 7 } }),
    mayAsk: links,
  },
  updateProof: {
    before: ({ fake }) => {
      fake.account.user.email_verified = true;
    },
    arg: ({ proof }) => ({ id: proof.id, proofChange: { approvers: ['dana@client.example'] } }),
    mayAsk: links,
  },
  revokeProof: {
    arg: ({ proof }) => ({ id: proof.id }),
    mayAsk: links,
  },
  unlockSharedProof: {
    before: ({ fake, proof }) => {
      const locked = { teamId: null, proof: { ...proof, id: aUuid() }, token: 'locked', passphrase: 'warm beans' };
      fake.account.proofs = [...fake.account.proofs, locked];
    },
    arg: () => ({ token: 'locked', proofPassphrase: { passphrase: 'warm beans' } }),
  },
  requestApprovalCode: {
    arg: ({ proofToken }) => ({ token: proofToken, approvalCodeRequest: { email: 'dana@client.example' } }),
  },
  confirmApprovalCode: {
    before: ({ fake }) => {
      for (const shared of fake.account.proofs) {
        shared.proof.approvers = ['dana@client.example'];
        shared.codes = { 'dana@client.example': 'open' };
      }
    },
    arg: ({ proofToken }) => ({
      token: proofToken,
      approvalCode: { email: 'dana@client.example', code: approvalCode },
    }),
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
    mayAsk: links,
  },
  commentOnSharedAd: {
    arg: ({ proofToken, ad: { id, contents } }) => ({
      token: proofToken,
      adId: id,
      newComment: { name: 'Dana', text: 'Bolder.', format: contents[0]?.format ?? 'facebook_feed' },
    }),
  },
  answerAdComment: {
    arg: ({ ad, comment }) => ({ id: ad.id, commentId: comment.id, newCommentAnswer: { text: 'Done.' } }),
    mayAsk: comments,
  },
  resolveAdComment: {
    arg: ({ ad, comment }) => ({ id: ad.id, commentId: comment.id, commentResolution: { resolved: true } }),
  },
  createWebhook: {
    before: paysForBusiness,
    arg: () => ({ newWebhook: { url: 'https://hooks.northfold.example/2', events: ['ad.saved'] } }),
  },
  updateWebhook: {
    before: paysForBusiness,
    arg: ({ webhook }) => ({ id: webhook.id, webhookChange: { is_on: false } }),
    mayAsk: ['listWebhooks', 'listWebhookDeliveries'],
  },
  deleteWebhook: {
    arg: ({ webhook }) => ({ id: webhook.id }),
  },
  rotateWebhookSecret: {
    before: paysForBusiness,
    arg: ({ webhook }) => ({ id: webhook.id, secretRotation: { overlap_hours: 24 } }),
  },
  testWebhook: {
    before: paysForBusiness,
    arg: ({ webhook }) => ({ id: webhook.id }),
  },
  redeliverWebhook: {
    before: paysForBusiness,
    arg: ({ delivery }) => ({ id: delivery.id }),
  },
  createLinkPreset: {
    arg: ({ preset }) => ({ newLinkPreset: { name: 'Letters', utm: preset.utm } }),
  },
  deleteLinkPreset: { arg: ({ preset }) => ({ id: preset.id }) },
  updateBrandKit: {
    arg: () => ({ brandKit: { name: 'Northfold', logo_id: null, colors: null, display_font: null, text_font: null } }),
  },
  updateLinkSettings: { arg: () => ({ linkSettings: { separator: '-' } }) },

  applyLibraryTemplate: { arg: ({ libraryTemplate }) => ({ templateId: libraryTemplate.id }), mayAsk: library },
  createTemplate: {
    arg: ({ ad }) => ({
      newTemplate: {
        name: 'Sunday',
        format: '1080x1080',
        headline: 'Rest.',
        design_elements: { artwork: ad.artwork },
      },
    }),
  },
  updateTemplate: {
    arg: ({ template }) => ({ id: template.id, templateChange: { name: 'Sunday' } }),
  },
  deleteTemplate: { arg: ({ template }) => ({ id: template.id }) },
  applyTemplate: { arg: ({ template }) => ({ id: template.id }) },

  generateAdCopy: {
    arg: () => ({ copyBrief: aCopyBrief() }),
  },
  generateHeadlines: {
    arg: () => {
      const { product_name, target_audience, platform } = aCopyBrief();
      return { headlinesBrief: { product_name, target_audience, platform } };
    },
  },
  optimizeContent: {
    arg: () => ({ content: 'Get your beans today.', platform: 'facebook' }),
  },
  suggestTexts: {
    arg: () => ({ textWish: { product_name: 'Beans', platform: 'google', kind: 'headline', ad_type: 'search' } }),
  },
  fillAd: {
    arg: ({ ad }) => ({ adToFill: { brief: aBrief(), contents: ad.contents, picture: ad.picture } }),
    mayAsk: ['getAiUsage', 'getUsage'],
  },
  readBenefits: { arg: () => ({ benefitsToRead: { key_benefits: ['Fresh'] } }) },
  updateBrandVoice: {
    arg: () => ({
      brandVoice: { description: 'Warm', words_to_use: [], banned_words: ['cheap'], required_claims: [] },
    }),
  },
  updateGeneration: {
    arg: ({ generation }) => ({ id: generation.id, generationChange: { is_favorite: true } }),
  },
  deleteGeneration: { arg: ({ generation }) => ({ id: generation.id }) },

  startCheckout: { arg: () => ({ planId: 'enterprise' }), mayAsk: planAndCheckout },
  cancelSubscription: { arg: () => undefined, mayAsk: plan },
  resumeSubscription: {
    arg: () => undefined,
    before: ({ fake }) => {
      Object.assign(fake.account.subscription ?? {}, { cancel_at_period_end: true });
    },
    mayAsk: plan,
  },
  finishSandboxCheckout: {
    arg: ({ checkoutId }) => ({ sessionId: checkoutId, sandboxAction: { action: 'pay' } }),
    mayAsk: planAndCheckout,
  },

  createTeam: {
    before: paysForBusiness,
    arg: () => ({ newTeam: { name: 'Halden' } }),
    mayAsk: membership,
  },
  updateTeam: { arg: ({ team }) => ({ id: team.id, teamChange: { name: 'Halden' } }) },
  requireTwoStep: {
    before: (full) => {
      ownsTeam(full);
      turnOnFakeTwoStep(full.fake.account);
    },
    arg: ({ team }) => ({ id: team.id, twoStepRule: { required: true } }),
    mayAsk: oneTeam,
  },
  deleteTeam: { before: ownsTeam, arg: ({ team }) => ({ id: team.id }), mayAsk: membership },
  inviteMember: {
    arg: ({ team }) => ({ id: team.id, newInvitation: { email: 'kai@halden.example' } }),
  },
  renewInvitation: {
    arg: ({ team, invited }) => ({ id: team.id, userId: invited.id, invitationRenewal: {} }),
  },
  changeMemberRole: {
    arg: ({ team, member }) => ({ id: team.id, userId: member.id, roleChange: { role: 'viewer' } }),
  },
  chooseSeats: {
    before: ownsTeam,
    arg: ({ team }) => ({ id: team.id, seatChoice: { member_ids: [] } }),
    mayAsk: oneTeam,
  },
  removeMember: { arg: ({ team, member }) => ({ id: team.id, userId: member.id }) },
  transferTeam: {
    before: ownsTeam,
    arg: ({ team, member }) => ({ id: team.id, teamTransfer: { user_id: member.id } }),
    mayAsk: ['getCurrentUser', 'getReceipt', 'getUsage', ...oneTeam],
  },
  leaveTeam: { arg: ({ team }) => ({ id: team.id }), mayAsk: membership },
  acceptInvitation: {
    arg: ({ invitationToken }) => ({ token: invitationToken }),
    mayAsk: [...membership, 'getInvitation'],
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
  approve(full);
  const { arg, before } = changes[mutation];
  before?.(full);
  answerFrom(full.fake);
  const store = lookAtTheEnd(makeStore({ extra: createFakeWorld().extra }));
  store.dispatch(sessionStarted({ token: full.fake.signIn(), user: full.fake.account.user }));
  // Each operation takes an argument of its own; the tables above are typed by it.
  const call = (op: Operation, of: unknown, options?: object) =>
    store.dispatch((endpoints[op].initiate as unknown as Ask)(of, options)) as unknown as Promise<Answer>;
  const ask = (query: Query, options?: object) => call(query, argOf(query, full), options);
  const shown = (query: Query) => {
    const select = endpoints[query].select as unknown as Select;
    const { data, error } = select(argOf(query, full))(store.getState());
    return JSON.stringify({ data, isGone: error !== undefined });
  };
  /** Makes the change and says which questions it made the store ask again, and which of those in vain. */
  const change = async () => {
    const before = new Map(kept.map((query) => [query, { count: full.fake.countCalls(query), shown: shown(query) }]));
    const { error } = await call(mutation, arg(full));
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    const askedAgain = kept.filter((query) => full.fake.countCalls(query) !== before.get(query)?.count);
    return { error, askedAgain, inVain: askedAgain.filter((query) => shown(query) === before.get(query)?.shown) };
  };
  /** The questions that the backend answers otherwise than the store. What is gone has no answer. */
  const findWrong = async () => {
    const before = kept.map((query) => shown(query));
    const answers = await Promise.all(kept.map((query) => ask(query, { forceRefetch: true })));
    return kept.filter((query, at) => !answers[at]?.error && shown(query) !== before[at]);
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

    const { mayAsk = [], session } = changes[mutation];
    const { error, askedAgain, inVain } = await change();
    expect(error).toBeUndefined();
    if (session) expect(askedAgain).toEqual([]);
    expect(inVain.filter((query) => !mayAsk.includes(query))).toEqual([]);
    if (!session) expect(await findWrong()).toEqual([]);
  },
);
