import type { CopyBrief } from '../../../ad-kit/writer/brief';

/** A brief that somebody had copy written for, so many days ago. */
export interface SampleBrief {
  brief: Omit<CopyBrief, 'callToAction' | 'maxCharacters' | 'includeEmojis'>;
  daysAgo: number;
  isFavorite: boolean;
}

/** What a demo has had written, the newest last. */
export const ownBriefs: readonly SampleBrief[] = [
  {
    brief: {
      productName: 'Marlow & Finch',
      targetAudience: 'People who carry a laptop to work every day',
      platform: 'facebook',
      adType: 'carousel',
      tone: 'friendly',
      keyBenefits: ['free repairs for ten years', 'cut and sewn in Portland', '60-day trial', 'waxed canvas'],
    },
    daysAgo: 12,
    isFavorite: true,
  },
  {
    brief: {
      productName: 'Marlow & Finch',
      targetAudience: 'People who search for a canvas backpack',
      platform: 'google',
      adType: 'search',
      tone: 'professional',
      keyBenefits: ['backpacks from $129', 'free repairs for ten years', 'ships the same day if you order by noon'],
    },
    daysAgo: 3,
    isFavorite: false,
  },
];

/** What a demo’s team has had written for its clients. */
export const clientBriefs: readonly SampleBrief[] = [
  {
    brief: {
      productName: 'Trailhead Bikes',
      targetAudience: 'Commuters in town whose brakes squeal',
      platform: 'google',
      adType: 'search',
      tone: 'casual',
      keyBenefits: ['$89 tune-up', 'ready the next day', 'flats fixed while you wait'],
    },
    daysAgo: 19,
    isFavorite: false,
  },
  {
    brief: {
      productName: 'Rosalind’s Bakery',
      targetAudience: 'Families who have people over on weekends',
      platform: 'instagram',
      adType: 'display',
      tone: 'friendly',
      keyBenefits: ['preorder by Thursday, pick up Saturday', 'sourdough from $9', 'pies baked to order'],
    },
    daysAgo: 6,
    isFavorite: true,
  },
];
