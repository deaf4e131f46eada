import { adPlatforms, campaignPlatformNames } from '../../../ad-kit/platforms';
import type { AdType, CopyTone } from '../../api/aiApi';
import { copyToneValues } from '../../api/bounds';

export const adTypeNames: Record<AdType, string> = {
  display: 'Display',
  video: 'Video',
  carousel: 'Carousel',
  story: 'Story',
  search: 'Search',
};

export const toneNames: Record<CopyTone, string> = {
  professional: 'Professional',
  casual: 'Casual',
  exciting: 'Exciting',
  urgent: 'Urgent',
  friendly: 'Friendly',
};

export const platformOptions = adPlatforms.map((value) => ({ value, label: campaignPlatformNames[value] }));
export const toneOptions = copyToneValues.map((value) => ({ value, label: toneNames[value] }));
