/** Every address of the product. Ids are encoded here and nowhere else. */
export const paths = {
  dashboard: '/',
  campaigns: '/campaigns',
  analytics: '/analytics',
  insights: '/analytics/insights',
  clientReport: '/analytics/report',
  importReport: '/reports/import',
  newCampaign: '/campaigns/new',
  campaign: (id: string) => `/campaigns/${encodeURIComponent(id)}`,
  ads: '/ads',
  createAd: '/create',
  ad: (id: string) => `/create/${encodeURIComponent(id)}`,
  preflight: (id: string) => `/create/${encodeURIComponent(id)}/preflight`,
  variants: (id: string) => `/create/${encodeURIComponent(id)}/variants`,
  templates: '/templates',
  ownTemplates: '/templates/own',
  aiGenerator: '/ai-generator',
  teams: '/teams',
  settings: '/settings',
  auditLog: '/settings/audit-log',
  apiAccess: '/settings/api',
  webhooks: '/settings/api/webhooks',
  webhook: (id: string) => `/settings/api/webhooks/${encodeURIComponent(id)}`,
  brandKit: '/brand-kit',
  passwordReset: '/password-reset',
  signInLink: '/sign-in-link',
  emailVerification: '/verify-email',
  unsubscribe: '/unsubscribe',
  invitation: (token: string) => `/invitations/${encodeURIComponent(token)}`,
  proof: (token: string) => `/proofs/${encodeURIComponent(token)}`,
  billing: '/billing',
  paymentResult: '/billing/success',
  paymentCancelled: '/billing/cancel',
  sandboxCheckout: (sessionId: string) => `/billing/sandbox/${encodeURIComponent(sessionId)}`,
  receipt: (id: string) => `/billing/receipts/${encodeURIComponent(id)}`,
} as const;

/** The same pages as the router's patterns. */
export const routePatterns = {
  dashboard: paths.dashboard,
  campaigns: paths.campaigns,
  analytics: paths.analytics,
  insights: paths.insights,
  clientReport: paths.clientReport,
  importReport: paths.importReport,
  newCampaign: paths.newCampaign,
  campaign: '/campaigns/:id',
  ads: paths.ads,
  createAd: paths.createAd,
  ad: '/create/:id',
  preflight: '/create/:id/preflight',
  variants: '/create/:id/variants',
  templates: paths.templates,
  ownTemplates: paths.ownTemplates,
  aiGenerator: paths.aiGenerator,
  teams: paths.teams,
  settings: paths.settings,
  auditLog: paths.auditLog,
  apiAccess: paths.apiAccess,
  webhooks: paths.webhooks,
  webhook: '/settings/api/webhooks/:id',
  brandKit: paths.brandKit,
  passwordReset: paths.passwordReset,
  signInLink: paths.signInLink,
  emailVerification: paths.emailVerification,
  unsubscribe: paths.unsubscribe,
  invitation: '/invitations/:token',
  proof: '/proofs/:token',
  billing: paths.billing,
  paymentResult: paths.paymentResult,
  paymentCancelled: paths.paymentCancelled,
  sandboxCheckout: '/billing/sandbox/:sessionId',
  receipt: '/billing/receipts/:id',
} as const satisfies Record<keyof typeof paths, string>;

/** Names the label that campaigns or ads are filtered by. */
export const labelParameter = 'label';

/** The query parameter that says which campaign something is made for. */
export const campaignParameter = 'campaign';

/** The page of a list that an address asks for, counted from 1; the first where it asks for none that can be. */
export function pageNumberIn(query: URLSearchParams): number {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 1 ? page : 1;
}

/** A query with a parameter of this value, or without it where there is none; the others stay. */
export function withParameter(query: URLSearchParams, name: string, value: string | undefined): URLSearchParams {
  const changed = new URLSearchParams(query);
  if (value) changed.set(name, value);
  else changed.delete(name);
  return changed;
}

/** A path with query parameters; those that are `undefined` or empty are left out. */
export function withQuery(path: string, query: Record<string, string | undefined>): string {
  const entries = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries).toString()}`;
}
