import type { Platform } from '../../api/campaignsApi';

/** What each platform is called on the screen. */
export const platformNames: Record<Platform, string> = {
  facebook: 'Facebook',
  google: 'Google Ads',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  twitter: 'X',
};
