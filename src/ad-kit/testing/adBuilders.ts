import type {
  Ad,
  AdFormat,
  AdOf,
  CarouselCard,
  GoogleDisplayAd,
  GoogleSearchAd,
  LinkedinImageAd,
  MetaCarouselAd,
  MetaFeedAd,
  MetaStoryAd,
  PinnableText,
  TwitterImageAd,
} from '../ad';

const final_url = 'https://www.northfold.example/beans';

/** A link that reports can tell apart. */
export const taggedLink = `${final_url}?utm_source=google&utm_medium=cpc&utm_campaign=beans`;

/** Texts without pins. */
export function unpinned<Position extends number>(...texts: string[]): PinnableText<Position>[] {
  return texts.map((text) => ({ text, pin: null }));
}

export function aSearchAd(changes: Partial<GoogleSearchAd> = {}): GoogleSearchAd {
  return {
    format: 'google_search',
    headlines: unpinned('Fresh Coffee Beans', 'Roasted to Order', 'Delivered in Two Days'),
    descriptions: unpinned(
      'Beans from four farms, roasted the morning your order leaves us.',
      'Pick a roast, pick a day, and skip a delivery whenever you like.',
    ),
    path1: 'coffee',
    path2: 'beans',
    final_url,
    ...changes,
  };
}

export function aDisplayAd(changes: Partial<GoogleDisplayAd> = {}): GoogleDisplayAd {
  return {
    format: 'google_display',
    headlines: ['Fresh Coffee Beans'],
    long_headline: 'Coffee roasted the morning it leaves us',
    descriptions: ['Beans from four farms, at your door in two days.'],
    business_name: 'Northfold Coffee',
    call_to_action: 'SHOP_NOW',
    final_url,
    images: [],
    ...changes,
  };
}

const feedTexts = {
  primary_text: 'Roasted this morning, at your door on Thursday.',
  headline: 'Coffee that is still warm',
  description: 'Free delivery over $30',
};

export function aFeedAd(changes: Partial<MetaFeedAd> = {}): MetaFeedAd {
  return { format: 'facebook_feed', ...feedTexts, call_to_action: 'SHOP_NOW', final_url, image: null, ...changes };
}

export function aStoryAd(changes: Partial<MetaStoryAd> = {}): MetaStoryAd {
  const { primary_text, headline } = feedTexts;
  return {
    format: 'facebook_story',
    primary_text,
    headline,
    call_to_action: 'SHOP_NOW',
    final_url,
    image: null,
    ...changes,
  };
}

export function aCard(changes: Partial<CarouselCard> = {}): CarouselCard {
  return { headline: 'Single origin', description: 'From $14', final_url: '', image: null, ...changes };
}

export function aCarouselAd(changes: Partial<MetaCarouselAd> = {}): MetaCarouselAd {
  return {
    format: 'facebook_carousel',
    primary_text: feedTexts.primary_text,
    cards: [aCard(), aCard({ headline: 'House blend' })],
    call_to_action: 'SHOP_NOW',
    final_url,
    ...changes,
  };
}

export function aLinkedinAd(changes: Partial<LinkedinImageAd> = {}): LinkedinImageAd {
  return {
    format: 'linkedin_image',
    ad_name: 'Office beans, spring',
    introductory_text: 'Good coffee keeps people in the room. We bring the beans every Monday.',
    headline: 'Coffee for the whole office',
    description: '',
    call_to_action: 'LEARN_MORE',
    final_url,
    image: null,
    ...changes,
  };
}

export function aTwitterAd(changes: Partial<TwitterImageAd> = {}): TwitterImageAd {
  return {
    format: 'twitter_image',
    post_text: 'Roasted this morning, at your door on Thursday.',
    card_title: 'Fresh coffee beans by post',
    final_url,
    image: null,
    ...changes,
  };
}

const builders: Record<AdFormat, () => Ad> = {
  google_search: aSearchAd,
  google_display: aDisplayAd,
  facebook_feed: aFeedAd,
  facebook_story: aStoryAd,
  facebook_carousel: aCarouselAd,
  instagram_feed: () => aFeedAd({ format: 'instagram_feed' }),
  instagram_story: () => aStoryAd({ format: 'instagram_story' }),
  instagram_carousel: () => aCarouselAd({ format: 'instagram_carousel' }),
  linkedin_image: aLinkedinAd,
  twitter_image: aTwitterAd,
};

/** An ad of any format that its platform would take as it is. */
export function anAd<Format extends AdFormat>(format: Format): AdOf<Format> {
  return builders[format]() as AdOf<Format>;
}
