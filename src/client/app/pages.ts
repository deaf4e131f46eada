import { matchPath } from 'react-router-dom';
import { nextTask } from '../lib/speed/nextTask';
import { paths, routePatterns } from '../lib/paths';
import type { AskForData } from '../redux/pageData';
import type { PageLoader } from './pageCode';
import { rootReducer } from './rootReducer';

export type PageName = keyof typeof routePatterns;

const loadDashboardData = async () =>
  (await import(/* webpackChunkName: "dashboard" */ '../features/dashboard/askForDashboard')).askForDashboard;

/** First the code that requests the figures, then the page and its parts, each evaluated in a task of its own. */
const loadDashboard: PageLoader = async () => {
  await loadDashboardData();
  await nextTask();
  await import(/* webpackChunkName: "dashboard" */ '../features/dashboard/RecentCampaigns');
  await nextTask();
  await import(/* webpackChunkName: "dashboard" */ '../features/dashboard/MonthlyPerformance');
  await nextTask();
  return (await import(/* webpackChunkName: "dashboard" */ '../features/dashboard/DashboardPage')).DashboardPage;
};

/** The ticked rows of the campaign list come with the pages that show it. */
const loadCampaigns: PageLoader = async () => {
  const { campaignsSlice } = await import(/* webpackChunkName: "campaigns" */ '../domain/campaign-list/campaignsSlice');
  const { CampaignsPage } = await import(/* webpackChunkName: "campaigns" */ '../features/campaigns/CampaignsPage');
  rootReducer.inject(campaignsSlice);
  return CampaignsPage;
};

const loadTeams: PageLoader = async () => {
  const { campaignsSlice } = await import(/* webpackChunkName: "teams" */ '../domain/campaign-list/campaignsSlice');
  const { TeamsPage } = await import(/* webpackChunkName: "teams" */ '../features/teams/TeamsPage');
  rootReducer.inject(campaignsSlice);
  return TeamsPage;
};

/** The state of a long import comes with its page, and outlives it. */
const loadImportReport: PageLoader = async () => {
  const { importSlice } = await import(/* webpackChunkName: "import-report" */ '../features/report-import/importSlice');
  const { ImportReportPage } = await import(
    /* webpackChunkName: "import-report" */ '../features/report-import/ImportReportPage'
  );
  rootReducer.inject(importSlice);
  return ImportReportPage;
};

/**
 * The editor's state comes with its code, which is evaluated in several tasks: it is the largest page, and a phone that
 * evaluated it in one would hear nobody for a third of a second.
 */
const loadAdEditor: PageLoader = async () => {
  const { adEditorSlice } = await import(
    /* webpackChunkName: "ad-editor" */ '../features/ad-editor/state/adEditorSlice'
  );
  await nextTask();
  await import(/* webpackChunkName: "ad-editor" */ '../domain/ad-previews/AdPreviews');
  await nextTask();
  await import(/* webpackChunkName: "ad-editor" */ '../features/ad-editor/fields/FormatFields');
  await nextTask();
  const { AdEditorPage } = await import(/* webpackChunkName: "ad-editor" */ '../features/ad-editor/AdEditorPage');
  rootReducer.inject(adEditorSlice);
  return AdEditorPage;
};

/** The calls, the cards, and the page, each evaluated in a task of its own. */
const loadTemplates: PageLoader = async () => {
  await import(/* webpackChunkName: "templates", webpackExports: ["templateLibraryApi"] */ '../api/templateLibraryApi');
  await nextTask();
  await import(/* webpackChunkName: "templates" */ '../domain/template-library/TemplateLibrary');
  await nextTask();
  return (await import(/* webpackChunkName: "templates" */ '../features/templates/TemplatesPage')).TemplatesPage;
};

const loadAiCopy: PageLoader = async () => {
  const { aiCopyState } = await import(/* webpackChunkName: "ai-copy" */ '../features/ai-copy/aiCopyState');
  const { AiCopyPage } = await import(/* webpackChunkName: "ai-copy" */ '../features/ai-copy/AiCopyPage');
  for (const slice of aiCopyState) rootReducer.inject(slice);
  return AiCopyPage;
};

/** The code of each page, fetched when it is first wanted. The names of the chunks are those of the bundle report. */
export const pageLoaders: Record<PageName, PageLoader> = {
  dashboard: loadDashboard,
  campaigns: loadCampaigns,
  newCampaign: loadCampaigns,
  campaign: async () =>
    (await import(/* webpackChunkName: "campaign" */ '../features/campaign/CampaignPage')).CampaignPage,
  analytics: async () =>
    (await import(/* webpackChunkName: "analytics" */ '../features/analytics/AnalyticsPage')).AnalyticsPage,
  insights: async () =>
    (await import(/* webpackChunkName: "analytics" */ '../features/analytics/insights/InsightsPage')).InsightsPage,
  clientReport: async () =>
    (await import(/* webpackChunkName: "client-report" */ '../features/analytics/client-report/ClientReportPage'))
      .ClientReportPage,
  importReport: loadImportReport,
  ads: async () => (await import(/* webpackChunkName: "ads" */ '../features/ads/AdsPage')).AdsPage,
  createAd: async () =>
    (await import(/* webpackChunkName: "create-ad" */ '../features/create-ad/CreateAdPage')).CreateAdPage,
  ad: loadAdEditor,
  preflight: async () =>
    (await import(/* webpackChunkName: "preflight" */ '../features/preflight/PreflightPage')).PreflightPage,
  variants: async () =>
    (await import(/* webpackChunkName: "variants-page" */ '../features/variants/VariantsPage')).VariantsPage,
  templates: loadTemplates,
  ownTemplates: async () =>
    (await import(/* webpackChunkName: "own-templates" */ '../features/templates/OwnTemplatesPage')).OwnTemplatesPage,
  aiGenerator: loadAiCopy,
  teams: loadTeams,
  settings: async () =>
    (await import(/* webpackChunkName: "settings" */ '../features/settings/SettingsPage')).SettingsPage,
  auditLog: async () =>
    (await import(/* webpackChunkName: "audit-log" */ '../features/audit-log/AuditLogPage')).AuditLogPage,
  apiAccess: async () =>
    (await import(/* webpackChunkName: "settings" */ '../features/api-access/ApiAccessPage')).ApiAccessPage,
  webhooks: async () =>
    (await import(/* webpackChunkName: "webhooks" */ '../features/api-access/webhooks/WebhooksPage')).WebhooksPage,
  webhook: async () =>
    (await import(/* webpackChunkName: "webhooks" */ '../features/api-access/webhooks/WebhookLogPage')).WebhookLogPage,
  brandKit: async () => (await import(/* webpackChunkName: "brand" */ '../features/brand/BrandKitPage')).BrandKitPage,
  passwordReset: async () =>
    (await import(/* webpackChunkName: "mailed-links" */ '../features/auth/PasswordResetPage')).PasswordResetPage,
  signInLink: async () =>
    (await import(/* webpackChunkName: "mailed-links" */ '../features/auth/SignInLinkPage')).SignInLinkPage,
  emailVerification: async () =>
    (await import(/* webpackChunkName: "mailed-links" */ '../features/auth/EmailVerificationPage'))
      .EmailVerificationPage,
  unsubscribe: async () =>
    (await import(/* webpackChunkName: "mailed-links" */ '../features/analytics/summary/UnsubscribePage'))
      .UnsubscribePage,
  invitation: async () =>
    (await import(/* webpackChunkName: "mailed-links" */ '../features/invitation/InvitationPage')).InvitationPage,
  proof: async () => (await import(/* webpackChunkName: "proof" */ '../features/proof/ProofPage')).ProofPage,
  billing: async () => (await import(/* webpackChunkName: "billing" */ '../features/billing/BillingPage')).BillingPage,
  paymentResult: async () =>
    (await import(/* webpackChunkName: "payment" */ '../features/billing/PaymentResultPage')).PaymentResultPage,
  paymentCancelled: async () =>
    (await import(/* webpackChunkName: "payment" */ '../features/billing/PaymentCancelledPage')).PaymentCancelledPage,
  sandboxCheckout: async () =>
    (await import(/* webpackChunkName: "payment" */ '../features/billing/SandboxCheckoutPage')).SandboxCheckoutPage,
  receipt: async () => (await import(/* webpackChunkName: "payment" */ '../features/billing/ReceiptPage')).ReceiptPage,
};

type DataLoader = () => Promise<AskForData>;

const campaignsData: DataLoader = async () =>
  (await import(/* webpackChunkName: "campaigns" */ '../features/campaigns/askForCampaigns')).askForCampaigns;

/**
 * What asks for the data of a page's first screen, where that has any. It is in the page's chunk and evaluated before
 * the page, so that data and code come together. At 100 ms to the server, a link to the templates that is pressed shows
 * them after 131 ms, and after 306 ms without (median of seven, in turns); a first page gains nothing.
 */
export const dataLoaders: Partial<Record<PageName, DataLoader>> = {
  dashboard: loadDashboardData,
  campaigns: campaignsData,
  newCampaign: campaignsData,
  campaign: async () =>
    (await import(/* webpackChunkName: "campaign" */ '../features/campaign/askForCampaign')).askForCampaign,
  analytics: async () =>
    (await import(/* webpackChunkName: "analytics" */ '../features/analytics/askForAnalytics')).askForAnalytics,
  insights: async () =>
    (await import(/* webpackChunkName: "analytics" */ '../features/analytics/insights/askForInsights')).askForInsights,
  clientReport: async () =>
    (await import(/* webpackChunkName: "client-report" */ '../features/analytics/client-report/askForClientReport'))
      .askForClientReport,
  createAd: async () =>
    (await import(/* webpackChunkName: "create-ad" */ '../features/create-ad/askForCreateAd')).askForCreateAd,
  templates: async () =>
    (await import(/* webpackChunkName: "templates" */ '../features/templates/askForTemplates')).askForTemplates,
  aiGenerator: async () =>
    (await import(/* webpackChunkName: "ai-copy" */ '../features/ai-copy/askForAiCopy')).askForAiCopy,
  teams: async () => (await import(/* webpackChunkName: "teams" */ '../features/teams/askForTeams')).askForTeams,
  settings: async () =>
    (await import(/* webpackChunkName: "settings" */ '../features/settings/askForSettings')).askForSettings,
  billing: async () =>
    (await import(/* webpackChunkName: "billing" */ '../features/billing/askForBilling')).askForBilling,
};

/** Pages that take an account. The start page is for visitors, too. */
export const accountPages: readonly PageName[] = [
  'campaigns',
  'newCampaign',
  'campaign',
  'analytics',
  'insights',
  'clientReport',
  'importReport',
  'ads',
  'createAd',
  'ad',
  'preflight',
  'variants',
  'templates',
  'ownTemplates',
  'aiGenerator',
  'teams',
  'settings',
  'auditLog',
  'apiAccess',
  'webhooks',
  'webhook',
  'brandKit',
  'paymentResult',
  'sandboxCheckout',
  'receipt',
];
/** Pages for everybody, besides the start page. */
export const openPages: readonly PageName[] = [
  'passwordReset',
  'signInLink',
  'emailVerification',
  'unsubscribe',
  'invitation',
  'billing',
  'paymentCancelled',
];

/** Pages for people who may know nothing of the product, which stand alone. */
export const barePages: readonly PageName[] = ['proof'];

/** The links of the top bar and the phone's drawer, in their order. */
export const navigationLinks = [
  { to: paths.dashboard, label: 'Dashboard' },
  { to: paths.campaigns, label: 'Campaigns' },
  { to: paths.createAd, label: 'Create Ad' },
  { to: paths.templates, label: 'Templates' },
  { to: paths.aiGenerator, label: 'AI Copy' },
  { to: paths.teams, label: 'Teams' },
] as const;

type NavigationPath = (typeof navigationLinks)[number]['to'];

/** Pages that people come to by one of those links, whatever their own address. */
const behindLinks: Partial<Record<NavigationPath, readonly string[]>> = {
  [paths.dashboard]: [paths.analytics],
  [paths.campaigns]: [paths.ads, paths.importReport],
};

/** Whether one of those links is the way to the page at a path, which it then marks. */
export function isBehind(link: NavigationPath, pathname: string): boolean {
  const isWithin = (path: string) => matchPath({ path, end: path === paths.dashboard }, pathname) !== null;
  return [link, ...(behindLinks[link] ?? [])].some(isWithin);
}

/** Whether the page at a path needs an account. */
export function isAccountPage(pathname: string): boolean {
  return accountPages.some((name) => matchPath(routePatterns[name], pathname));
}

export const loadLanding: PageLoader = async () =>
  (await import(/* webpackChunkName: "landing" */ '../features/landing/LandingPage')).LandingPage;

export const loadSignInDialog = async () =>
  (await import(/* webpackChunkName: "sign-in" */ '../features/auth/SignInDialog')).SignInDialog;
