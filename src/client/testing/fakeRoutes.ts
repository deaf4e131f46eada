import type { Operation } from '../api/api';

type Route = { method: string; path: string; status: number; isOpen?: true };

const route = (method: string, path: string, status = 200): Route => ({ method, path, status });
const openRoute = (method: string, path: string, status = 200): Route => ({ method, path, status, isOpen: true });

/** Method, path and good status of every operation, as openapi.yaml has them; open ones need no token. */
export const fakeRoutes: Record<Operation, Route> = {
  registerAccount: openRoute('POST', '/auth/register', 201),
  logIn: openRoute('POST', '/auth/login'),
  createDemoAccount: openRoute('POST', '/auth/demo', 201),
  logOut: route('POST', '/auth/logout', 204),
  getCurrentUser: route('GET', '/auth/me'),
  updateProfile: route('PATCH', '/auth/me'),
  changePassword: route('POST', '/auth/password', 204),
  requestPasswordReset: openRoute('POST', '/auth/password-reset', 202),
  confirmPasswordReset: openRoute('POST', '/auth/password-reset/confirm', 204),
  requestEmailVerification: route('POST', '/auth/email-verification', 202),
  confirmEmailVerification: openRoute('POST', '/auth/email-verification/confirm', 204),
  listSessions: route('GET', '/auth/sessions'),
  revokeSession: route('DELETE', '/auth/sessions/{id}', 204),
  exportAccount: route('GET', '/auth/export'),
  getStorageUse: route('GET', '/auth/storage'),
  deleteAccount: route('POST', '/auth/account-deletion', 204),
  listCampaigns: route('GET', '/campaigns'),
  createCampaign: route('POST', '/campaigns', 201),
  changeCampaigns: route('POST', '/campaigns/bulk'),
  exportCampaigns: route('GET', '/campaigns/export'),
  getCampaignSummary: route('GET', '/campaigns/summary'),
  addSampleCampaigns: route('POST', '/campaigns/sample-data', 201),
  removeSampleCampaigns: route('DELETE', '/campaigns/sample-data'),
  getCampaign: route('GET', '/campaigns/{id}'),
  updateCampaign: route('PUT', '/campaigns/{id}'),
  deleteCampaign: route('DELETE', '/campaigns/{id}', 204),
  duplicateCampaign: route('POST', '/campaigns/{id}/duplicate', 201),
  listCampaignMetrics: route('GET', '/campaigns/{id}/metrics'),
  recordCampaignMetrics: route('PUT', '/campaigns/{id}/metrics'),
  importCampaignMetrics: route('POST', '/campaigns/{id}/metrics/import'),
  deleteCampaignMetrics: route('DELETE', '/campaigns/{id}/metrics/{date}', 204),
  getAnalyticsOverview: route('GET', '/analytics/overview'),
  listLibraryTemplates: route('GET', '/template-library/templates'),
  applyLibraryTemplate: route('POST', '/template-library/templates/{template_id}/use', 201),
  getLibraryArtwork: openRoute('GET', '/template-library/templates/{template_id}/artwork'),
  listTemplateCategories: route('GET', '/template-library/categories'),
  listTemplateIndustries: route('GET', '/template-library/industries'),
  getLibraryStats: route('GET', '/template-library/stats'),
  listTemplates: route('GET', '/templates'),
  createTemplate: route('POST', '/templates', 201),
  getTemplate: route('GET', '/templates/{id}'),
  updateTemplate: route('PUT', '/templates/{id}'),
  deleteTemplate: route('DELETE', '/templates/{id}', 204),
  applyTemplate: route('POST', '/templates/{id}/use'),
  listAds: route('GET', '/ads'),
  createAd: route('POST', '/ads', 201),
  getAd: route('GET', '/ads/{id}'),
  updateAd: route('PUT', '/ads/{id}'),
  deleteAd: route('DELETE', '/ads/{id}', 204),
  restoreAd: route('POST', '/ads/{id}/restore'),
  duplicateAd: route('POST', '/ads/{id}/duplicate', 201),
  getAdPicture: route('GET', '/ads/{id}/picture'),
  exportAd: route('GET', '/ads/{id}/export'),
  listImages: route('GET', '/images'),
  uploadImage: route('POST', '/images', 201),
  getImage: route('GET', '/images/{id}'),
  deleteImage: route('DELETE', '/images/{id}', 204),
  listLinkPresets: route('GET', '/link-presets'),
  createLinkPreset: route('POST', '/link-presets', 201),
  deleteLinkPreset: route('DELETE', '/link-presets/{id}', 204),
  getLinkSettings: route('GET', '/link-settings'),
  updateLinkSettings: route('PUT', '/link-settings'),
  listPlans: openRoute('GET', '/billing/plans'),
  getSubscription: route('GET', '/billing/subscription'),
  previewPlanChange: route('GET', '/billing/preview'),
  startCheckout: route('POST', '/billing/subscribe'),
  getCheckoutStatus: route('GET', '/billing/status/{session_id}'),
  cancelSubscription: route('POST', '/billing/cancel'),
  resumeSubscription: route('POST', '/billing/resume'),
  listTransactions: route('GET', '/billing/transactions'),
  getReceipt: route('GET', '/billing/transactions/{id}'),
  getUsage: route('GET', '/billing/usage'),
  getSandboxCheckout: route('GET', '/billing/sandbox/{session_id}'),
  finishSandboxCheckout: route('POST', '/billing/sandbox/{session_id}'),
};

/** The operation at a method and path, with the path's parameters. Fixed paths win over those with parameters. */
export function findOperation(method: string, path: string) {
  const found = (Object.entries(fakeRoutes) as [Operation, Route][])
    .filter(([, candidate]) => candidate.method === method)
    .flatMap(([operation, candidate]) => {
      const params = matchTemplate(candidate.path, path);
      return params ? [{ operation, params, route: candidate }] : [];
    });
  return found.sort((one, other) => Object.keys(one.params).length - Object.keys(other.params).length)[0];
}

function matchTemplate(template: string, path: string): Record<string, string> | undefined {
  const parts = path.split('/');
  const names = template.split('/');
  if (parts.length !== names.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const part = decodeURIComponent(parts[index] ?? '');
    if (name.startsWith('{')) params[name.slice(1, -1)] = part;
    else if (name !== part) return undefined;
  }
  return params;
}
