// Generated from openapi.yaml by `npm run generate:api`. Do not edit.

/** The operations for which looking is not enough. */
export type Change =
  | 'createCampaign'
  | 'changeCampaigns'
  | 'labelCampaigns'
  | 'addSampleCampaigns'
  | 'removeSampleCampaigns'
  | 'updateCampaign'
  | 'deleteCampaign'
  | 'duplicateCampaign'
  | 'updateCampaignBrief'
  | 'moveCampaign'
  | 'recordCampaignMetrics'
  | 'importCampaignMetrics'
  | 'deleteCampaignMetrics'
  | 'importReport'
  | 'takeBackReportImport'
  | 'rememberReportColumns'
  | 'forgetReportColumns'
  | 'createAnalyticsView'
  | 'renameAnalyticsView'
  | 'deleteAnalyticsView'
  | 'answerAdvice'
  | 'takeBackAdviceAnswer'
  | 'applyLibraryTemplate'
  | 'createTemplate'
  | 'updateTemplate'
  | 'deleteTemplate'
  | 'applyTemplate'
  | 'createAd'
  | 'labelAds'
  | 'updateAd'
  | 'deleteAd'
  | 'restoreAd'
  | 'duplicateAd'
  | 'addVariant'
  | 'nameVariant'
  | 'uploadImage'
  | 'deleteImage'
  | 'createProof'
  | 'updateProof'
  | 'revokeProof'
  | 'resolveAdComment'
  | 'answerAdComment'
  | 'listAuditLog'
  | 'exportAuditLog'
  | 'listWebhooks'
  | 'createWebhook'
  | 'updateWebhook'
  | 'deleteWebhook'
  | 'rotateWebhookSecret'
  | 'testWebhook'
  | 'listWebhookDeliveries'
  | 'redeliverWebhook'
  | 'createLinkPreset'
  | 'deleteLinkPreset'
  | 'updateLinkSettings'
  | 'generateAdCopy'
  | 'generateHeadlines'
  | 'optimizeContent'
  | 'suggestTexts'
  | 'fillAd'
  | 'readBenefits'
  | 'updateBrandKit'
  | 'updateBrandVoice'
  | 'updateGeneration'
  | 'deleteGeneration'
  | 'updateTeam'
  | 'deleteTeam'
  | 'requireTwoStep'
  | 'chooseSeats'
  | 'inviteMember'
  | 'changeMemberRole'
  | 'removeMember'
  | 'renewInvitation'
  | 'transferTeam';

/** The least role of those for which the editor's is not enough. */
export const rolesAboveEditor = {
  deleteCampaign: 'admin',
  moveCampaign: 'admin',
  listAuditLog: 'admin',
  exportAuditLog: 'admin',
  listWebhooks: 'admin',
  createWebhook: 'admin',
  updateWebhook: 'admin',
  deleteWebhook: 'admin',
  rotateWebhookSecret: 'admin',
  testWebhook: 'admin',
  listWebhookDeliveries: 'admin',
  redeliverWebhook: 'admin',
  updateTeam: 'admin',
  deleteTeam: 'owner',
  requireTwoStep: 'owner',
  chooseSeats: 'owner',
  inviteMember: 'admin',
  changeMemberRole: 'admin',
  removeMember: 'admin',
  renewInvitation: 'admin',
  transferTeam: 'owner',
} as const;

/** Those that may be called for a team that is read-only. */
export const openWhenReadOnly = [
  'listAuditLog',
  'exportAuditLog',
  'deleteTeam',
  'removeMember',
  'transferTeam',
] as const;
