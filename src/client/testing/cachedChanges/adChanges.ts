import type { Changes } from './change';
import type { Query } from './queries';

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
const library: Query[] = [
  'getUsage',
  'listLibraryTemplates',
  'listTemplateCategories',
  'listTemplateIndustries',
  'getLibraryStats',
  'listTemplates',
];

/** Ads, and what they are made of. */
export const adChanges = {
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
} satisfies Partial<Changes>;
