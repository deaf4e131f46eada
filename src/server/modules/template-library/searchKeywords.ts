import type { AdPlatform } from '../../../ad-kit/ad';
import type { Industry } from '../../../ad-kit/artwork/names';
import { type CanvasShape, canvases } from '../../../ad-kit/canvases';
import type { TemplateCategory } from '../templates/templates.types';
import type { LibraryEntry } from './libraryTemplates.types';

/** What people type for a category whose name they don't know. */
const ofCategory: Record<TemplateCategory, string> = {
  Product: 'new product launch',
  Service: 'service booking appointment leads lead generation',
  Event: 'event invitation invite rsvp save the date',
  Brand: 'brand awareness image story',
  Sale: 'sale discount deal offer promotion promo coupon savings',
  App: 'app install download software',
};

const ofIndustry: Record<Industry, string> = {
  'E-commerce': 'ecommerce online store shop retail shopping',
  SaaS: 'software b2b business tool cloud',
  Healthcare: 'health medical clinic practice doctor',
  Finance: 'financial money bank',
  Education: 'school learning course training',
  'Food & Beverage': 'food drink restaurant eat',
  'Professional Services': 'consulting firm agency b2b business',
  'Local Services': 'local home services contractor tradesman near me',
  Events: 'events party concert',
  Corporate: 'company enterprise b2b business',
  'Mobile Apps': 'mobile app iphone ios android',
  'Fitness & Wellness': 'fitness wellness health workout',
};

const ofPlatform: Record<AdPlatform, string> = {
  facebook: 'facebook fb meta',
  instagram: 'instagram ig meta',
  google: 'google search display',
  linkedin: 'linkedin',
  twitter: 'twitter x',
};

const ofShape: Record<CanvasShape, string> = {
  square: 'square feed',
  portrait: 'portrait feed',
  story: 'story stories reel vertical',
  wide: 'wide landscape banner',
};

/** What a search knows a template by beside its texts: its own keywords, and those of all that it belongs to. */
export function keywordsOf({ keywords, category, industry, bestPlatforms, format }: LibraryEntry): string {
  const platforms = bestPlatforms.map((platform) => ofPlatform[platform]);
  return [keywords, ofCategory[category], ofIndustry[industry], ...platforms, ofShape[canvases[format].shape]].join(
    ' ',
  );
}
