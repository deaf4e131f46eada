import { matchPath } from 'react-router-dom';
import { nextTask } from '../lib/nextTask';
import { paths, routePatterns } from '../lib/paths';
import { type PageLoader, fetchPage } from './pageCode';
import { rootReducer } from './rootReducer';
import type { AppStore } from './store';

export type PageName = keyof typeof routePatterns;

const loadDashboardData = async () =>
  (await import(/* webpackChunkName: "dashboard" */ '../features/dashboard/askForDashboard')).askForDashboard;

/** What asks for the figures, and then the page that shows them with its parts: each is evaluated in a task of its own. */
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

/** Its calls, its cards and then itself, in a task each. */
const loadTemplates: PageLoader = async () => {
  await import(/* webpackChunkName: "templates", webpackExports: ["adsApi"] */ '../api/adsApi');
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
  createAd: async () =>
    (await import(/* webpackChunkName: "create-ad" */ '../features/create-ad/CreateAdPage')).CreateAdPage,
  ad: loadAdEditor,
  templates: loadTemplates,
  ownTemplates: async () =>
    (await import(/* webpackChunkName: "own-templates" */ '../features/templates/OwnTemplatesPage')).OwnTemplatesPage,
  aiGenerator: loadAiCopy,
  teams: loadTeams,
  settings: async () =>
    (await import(/* webpackChunkName: "settings" */ '../features/settings/SettingsPage')).SettingsPage,
  brandKit: async () => (await import(/* webpackChunkName: "brand" */ '../features/brand/BrandKitPage')).BrandKitPage,
  passwordReset: async () =>
    (await import(/* webpackChunkName: "mailed-links" */ '../features/auth/PasswordResetPage')).PasswordResetPage,
  signInLink: async () =>
    (await import(/* webpackChunkName: "mailed-links" */ '../features/auth/SignInLinkPage')).SignInLinkPage,
  emailVerification: async () =>
    (await import(/* webpackChunkName: "mailed-links" */ '../features/auth/EmailVerificationPage'))
      .EmailVerificationPage,
  invitation: async () =>
    (await import(/* webpackChunkName: "mailed-links" */ '../features/invitation/InvitationPage')).InvitationPage,
  billing: async () => (await import(/* webpackChunkName: "billing" */ '../features/billing/BillingPage')).BillingPage,
  paymentResult: async () =>
    (await import(/* webpackChunkName: "payment" */ '../features/billing/PaymentResultPage')).PaymentResultPage,
  paymentCancelled: async () =>
    (await import(/* webpackChunkName: "payment" */ '../features/billing/PaymentCancelledPage')).PaymentCancelledPage,
  sandboxCheckout: async () =>
    (await import(/* webpackChunkName: "payment" */ '../features/billing/SandboxCheckoutPage')).SandboxCheckoutPage,
  receipt: async () => (await import(/* webpackChunkName: "payment" */ '../features/billing/ReceiptPage')).ReceiptPage,
};

/** Pages that only whoever is signed in may see. The start page is for both. */
export const accountPages: readonly PageName[] = [
  'campaigns',
  'newCampaign',
  'campaign',
  'createAd',
  'ad',
  'templates',
  'ownTemplates',
  'aiGenerator',
  'teams',
  'settings',
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
  'invitation',
  'billing',
  'paymentCancelled',
];

/** Whether the page at a path needs an account. */
export function isAccountPage(pathname: string): boolean {
  return accountPages.some((name) => matchPath(routePatterns[name], pathname));
}

export const loadLanding: PageLoader = async () =>
  (await import(/* webpackChunkName: "landing" */ '../features/landing/LandingPage')).LandingPage;

export const loadSignInDialog = async () =>
  (await import(/* webpackChunkName: "sign-in" */ '../features/auth/SignInDialog')).SignInDialog;

/** Starts to fetch the code of the page at a path; does nothing for unknown paths and for code that is there. */
export function prefetchPage(pathname: string) {
  const names = Object.keys(routePatterns) as PageName[];
  const name = names.find((candidate) => matchPath(routePatterns[candidate], pathname));
  // A failure shows when the page is really opened.
  if (name) fetchPage(pageLoaders[name]).catch(() => undefined);
}

/**
 * Starts to fetch what the first page will show, before anything is rendered. The dashboard's figures are asked for
 * together with whose they are: where the token is refused, both are.
 */
export function prefetchFirstPage(store: AppStore, pathname: string) {
  if (store.getState().auth.status === 'unauthenticated') fetchPage(loadLanding).catch(() => undefined);
  else {
    if (pathname === paths.dashboard)
      loadDashboardData()
        .then((ask) => ask(store.dispatch, store.getState()))
        .catch(() => undefined);
    prefetchPage(pathname);
  }
}
