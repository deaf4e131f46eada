import { aBrief, aCampaign, aCopyBrief, anAd, aDay, aLinkPreset, aPicture, aRegistration, aTemplate } from './builders';
import type { ContractOperation } from './contractCheck';

/** A valid body for each operation that takes one, so that nothing but the permission can be refused. */
export const sampleBodies: Readonly<Record<string, unknown>> = {
  registerAccount: aRegistration(),
  logIn: { email: 'nobody@northfold.example', password: 'wrong horse' },
  updateProfile: { full_name: 'Mallory' },
  changePassword: { current_password: 'correct horse', new_password: 'battery staple' },
  requestPasswordReset: { email: 'nobody@northfold.example' },
  confirmPasswordReset: { token: 'unknown', password: 'battery staple' },
  requestSignInLink: { email: 'nobody@northfold.example' },
  confirmSignInLink: { token: 'unknown' },
  confirmEmailVerification: { token: 'unknown' },
  deleteAccount: { email: 'nobody@northfold.example', password: 'wrong horse' },
  createCampaign: aCampaign(),
  changeCampaigns: { action: 'delete', ids: ['01a1fdf6-40fe-77ff-8dd6-a12df61f4f1d'] },
  moveCampaign: { team_id: null },
  updateCampaign: { name: 'Taken over' },
  updateCampaignBrief: { brief: aBrief(), revision: 0 },
  recordCampaignMetrics: [aDay()],
  receivePaymentEvent: { id: 'evt_1', type: 'checkout.session.completed' },
  finishSandboxCheckout: { action: 'pay' },
  createTemplate: aTemplate(),
  updateTemplate: { name: 'Taken over' },
  createAd: anAd(),
  updateAd: { revision: 1, name: 'Taken over' },
  duplicateAd: {},
  uploadImage: await aPicture(),
  createLinkPreset: aLinkPreset(),
  updateLinkSettings: { separator: '-' },
  generateAdCopy: aCopyBrief(),
  generateHeadlines: { product_name: 'Beans', target_audience: 'Everyone', platform: 'google' },
  suggestTexts: { product_name: 'Beans', platform: 'google', kind: 'headline', ad_type: 'search' },
  fillAd: { brief: aBrief(), contents: anAd().contents, picture: anAd().picture },
  readBenefits: { key_benefits: ['Skip or pause any week'] },
  updateBrandKit: { name: 'NORTHFOLD', logo_id: null, colors: null, display_font: null, text_font: null },
  updateBrandVoice: { description: 'Warm', words_to_use: [], banned_words: ['cheap'], required_claims: [] },
  updateGeneration: { is_favorite: true },
  createTeam: { name: 'Northfold Studio', description: 'Everything about coffee' },
  updateTeam: { name: 'Taken over' },
  chooseSeats: { member_ids: [] },
  inviteMember: { email: 'nobody@northfold.example', role: 'viewer' },
  renewInvitation: { send_mail: true },
  changeMemberRole: { role: 'admin' },
  transferTeam: { user_id: '01a1fdf6-40fe-77ff-8dd6-a12df61f4f1d' },
  importCampaignMetrics: { csv: 'date,clicks\n2026-11-01,5' },
};

/** What operations have to be asked with. */
function sampleQuery({ operationId, parameters }: ContractOperation): string {
  if (operationId === 'optimizeContent') return '?content=Get%20the%20beans.&platform=google';
  return parameters?.some(({ $ref }) => $ref?.endsWith('/PlanId')) ? '?plan_id=pro' : '';
}

/** The address of an operation on one thing, below `/api`. */
export const sampleAddress = (operation: ContractOperation, id: string): string =>
  operation.path
    .replace(/\{(id|session_id)\}/, id)
    .replace('{date}', '2026-11-10')
    .replace('{user_id}', '01a1fdf6-40fe-77ff-8dd6-a12df61f4f1e')
    .replace('{token}', 'nobody-has-this-token')
    .replace('{template_id}', 'roasters-shelf')
    .concat(sampleQuery(operation));

/** The valid body of an operation, as a call of the test server takes it. */
export function sampleBody({ operationId }: ContractOperation) {
  const body = sampleBodies[operationId];
  return body instanceof Buffer ? { payload: body, headers: { 'content-type': 'image/png' } } : { body };
}
