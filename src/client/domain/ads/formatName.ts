import type { AdFormat } from '../../../ad-kit/ad';
import { formats, platformNames } from '../../../ad-kit/formats';

const kinds: Record<AdFormat, string> = {
  google_search: 'search',
  google_display: 'display',
  facebook_feed: 'feed',
  facebook_story: 'story',
  facebook_carousel: 'carousel',
  instagram_feed: 'feed',
  instagram_story: 'story',
  instagram_carousel: 'carousel',
  linkedin_image: 'image',
  twitter_image: 'image',
};

/** "Google search". */
export function formatName(format: AdFormat): string {
  return `${platformNames[formats[format].platform]} ${kinds[format]}`;
}
