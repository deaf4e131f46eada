import { adPlatforms, campaignPlatformNames } from '../../../ad-kit/platforms';
import type { AdType } from '../../api/aiApi';

export const adTypeNames: Record<AdType, string> = {
  display: 'Display',
  video: 'Video',
  carousel: 'Carousel',
  story: 'Story',
  search: 'Search',
};

export const platformOptions = adPlatforms.map((value) => ({ value, label: campaignPlatformNames[value] }));
