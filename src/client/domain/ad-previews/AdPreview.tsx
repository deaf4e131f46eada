import { memo } from 'react';
import type { Ad } from '../../../ad-kit/ad';
import type { Advertiser, PreviewProps } from './previewProps';
import { DisplayPreview } from './google/DisplayPreview';
import { SearchPreview } from './google/SearchPreview';
import { LinkedinPreview } from './LinkedinPreview';
import { FacebookCarouselPreview } from './meta/FacebookCarouselPreview';
import { FacebookFeedPreview } from './meta/FacebookFeedPreview';
import { InstagramCarouselPreview } from './meta/InstagramCarouselPreview';
import { InstagramFeedPreview } from './meta/InstagramFeedPreview';
import { StoryPreview } from './meta/StoryPreview';
import { XPreview } from './XPreview';

/** Nothing but plain values and things that keep their identity, so that an ad that did not change is not drawn. */
type Props = Omit<PreviewProps<Ad>, 'advertiser'> & {
  [Part in keyof Advertiser as `advertiser${Capitalize<Part>}`]: Advertiser[Part];
};

/** The previews of one ad, drawn anew only when it or what surrounds it changes. */
export const AdPreview = memo(function AdPreview({
  ad,
  advertiserName: name,
  advertiserLogo: logo,
  advertiserColour: colour,
  ...rest
}: Props) {
  const surroundings = { ...rest, advertiser: { name, logo, colour } };
  switch (ad.format) {
    case 'google_search':
      return <SearchPreview ad={ad} {...surroundings} />;
    case 'google_display':
      return <DisplayPreview ad={ad} {...surroundings} />;
    case 'facebook_feed':
      return <FacebookFeedPreview ad={ad} {...surroundings} />;
    case 'instagram_feed':
      return <InstagramFeedPreview ad={ad} {...surroundings} />;
    case 'facebook_story':
    case 'instagram_story':
      return <StoryPreview ad={ad} {...surroundings} />;
    case 'facebook_carousel':
      return <FacebookCarouselPreview ad={ad} {...surroundings} />;
    case 'instagram_carousel':
      return <InstagramCarouselPreview ad={ad} {...surroundings} />;
    case 'linkedin_image':
      return <LinkedinPreview ad={ad} {...surroundings} />;
    case 'twitter_image':
      return <XPreview ad={ad} {...surroundings} />;
  }
});
