import type { AdPlatform } from './ad';

/** How each platform is called in sentences, in the order in which they are offered for an ad. */
export const platformNames: Record<AdPlatform, string> = {
  google: 'Google',
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  twitter: 'X',
};

export const adPlatforms = Object.keys(platformNames) as AdPlatform[];

/** Where campaigns run, as their owners know it: an ad is on Google, its campaign in Google Ads. */
export const campaignPlatformNames: Record<AdPlatform, string> = { ...platformNames, google: 'Google Ads' };
