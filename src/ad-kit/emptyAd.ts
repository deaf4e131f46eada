import type { Ad, AdFormat, AdOf } from './ad';

const nothing = { call_to_action: null, final_url: '', image: null } as const;

/** An ad with nothing written yet, with as many empty texts as its format needs at least. */
export function emptyAd<Format extends AdFormat>(format: Format): AdOf<Format> {
  return blank(format) as AdOf<Format>;
}

function blank(format: AdFormat): Ad {
  switch (format) {
    case 'google_search':
      return {
        format,
        headlines: [1, 2, 3].map(() => ({ text: '', pin: null })),
        descriptions: [1, 2].map(() => ({ text: '', pin: null })),
        path1: '',
        path2: '',
        final_url: '',
      };
    case 'google_display':
      return {
        format,
        headlines: [''],
        long_headline: '',
        descriptions: [''],
        business_name: '',
        call_to_action: null,
        final_url: '',
        images: [],
      };
    case 'facebook_feed':
    case 'instagram_feed':
      return { format, primary_text: '', headline: '', description: '', ...nothing };
    case 'facebook_story':
    case 'instagram_story':
      return { format, primary_text: '', headline: '', ...nothing };
    case 'facebook_carousel':
    case 'instagram_carousel':
      return {
        format,
        primary_text: '',
        cards: [1, 2].map(() => ({ headline: '', description: '', final_url: '', image: null })),
        call_to_action: null,
        final_url: '',
      };
    case 'linkedin_image':
      return { format, ad_name: '', introductory_text: '', headline: '', description: '', ...nothing };
    case 'twitter_image':
      return { format, post_text: '', card_title: '', final_url: '', image: null };
  }
}
