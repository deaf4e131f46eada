import type { AdFormat, LinkedinImageAd, MetaCarouselAd, MetaFeedAd, MetaStoryAd, TwitterImageAd } from '../ad';
import { ruleFor } from '../rules/rulesOf';
import type { Material } from './material';
import { place, type Portion } from './placing';
import type { Trail } from './trail';

export function toFeedAd(format: MetaFeedAd['format'], material: Material, trail: Trail): MetaFeedAd {
  const { headline, aside, body } = partsOf(material);
  return {
    format,
    primary_text: place(trail, format, 'primary_text', body),
    headline: place(trail, format, 'headline', headline),
    description: place(trail, format, 'description', aside),
    call_to_action: null,
    final_url: '',
    image: null,
  };
}

export function toStoryAd(format: MetaStoryAd['format'], material: Material, trail: Trail): MetaStoryAd {
  const { headline, body } = partsOf(material);
  return {
    format,
    primary_text: place(trail, format, 'primary_text', body),
    headline: place(trail, format, 'headline', headline),
    call_to_action: null,
    final_url: '',
    image: null,
  };
}

/** One card for each headline; only the first has something to stand beside its headline. */
export function toCarouselAd(format: MetaCarouselAd['format'], material: Material, trail: Trail): MetaCarouselAd {
  const body = material.bodies.length > 0 ? material.bodies : material.longHeadline;
  const most = ruleFor(format, 'cards', 'count')?.max ?? material.headlines.length;
  return {
    format,
    primary_text: place(trail, format, 'primary_text', body),
    cards: material.headlines.slice(0, most).map((headline, index) => ({
      headline: place(trail, format, 'cards.headline', [headline], `cards[${index}].headline`),
      description: place(
        trail,
        format,
        'cards.description',
        material.asides.slice(index, index + 1),
        `cards[${index}].description`,
      ),
      final_url: '',
      image: null,
    })),
    call_to_action: null,
    final_url: '',
  };
}

export function toLinkedinAd(material: Material, trail: Trail): LinkedinImageAd {
  const format = 'linkedin_image';
  const { headline, aside, body } = partsOf(material);
  return {
    format,
    ad_name: '',
    introductory_text: place(trail, format, 'introductory_text', body),
    headline: place(trail, format, 'headline', headline),
    description: place(trail, format, 'description', aside),
    call_to_action: null,
    final_url: '',
    image: null,
  };
}

export function toTwitterAd(material: Material, trail: Trail): TwitterImageAd {
  const format: AdFormat = 'twitter_image';
  const { headline, body } = partsOf(material);
  return {
    format,
    post_text: place(trail, format, 'post_text', body),
    card_title: place(trail, format, 'card_title', headline),
    final_url: '',
    image: null,
  };
}

/** One headline, what stands beside it, and everything that is to be read, which a long headline stands in for. */
function partsOf({
  headlines,
  longHeadline,
  asides,
  bodies,
}: Material): Record<'headline' | 'aside' | 'body', Portion> {
  const [headline, ...others] = headlines.length > 0 ? headlines : longHeadline;
  const isLongUsed = headlines.length === 0;
  const body = bodies.length > 0 || isLongUsed ? bodies : longHeadline;
  return {
    headline: headline ? [headline] : [],
    aside: [...asides, ...others, ...(isLongUsed || body === longHeadline ? [] : longHeadline)].slice(0, 1),
    body,
  };
}
