import type { AdType, CopyTone } from '../../api/aiApi';

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
