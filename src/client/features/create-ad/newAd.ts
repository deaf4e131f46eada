import type { Ad, AdFormat, AdPlatform } from '../../../ad-kit/ad';
import { findCallToAction, sameCallToAction } from '../../../ad-kit/callsToAction';
import { convertAd } from '../../../ad-kit/convert';
import { formats as adFormats } from '../../../ad-kit/formats';
import { adOfTemplate } from '../../../ad-kit/sampleTexts';
import type { ArtworkFormat, NewAd } from '../../api/adsApi';
import type { Template } from '../../api/templatesApi';
import { type Setup, plainDesign, withSetup } from '../../domain/ads/blankAd';
import { withBrandKit } from '../../domain/brand/withBrandKit';

/** An ad with a template's picture, and its texts as each format takes them. */
export function adFromTemplate(template: Template, setup: Setup): NewAd {
  const { name, campaignId, formats, brand = '', link = '', kit } = setup;
  const { headline, subheadline, body_text: body, cta, design_elements } = template;
  const source = textsOf(template);
  const artwork = design_elements.artwork ?? plainDesign;
  return {
    name,
    campaign_id: campaignId,
    contents: formats.map((format) => withSetup(inItsWords(convertAd(source, format).ad, cta), { brand, link })),
    // Without a brand of one's own the template's stays, so that the drawing shows where it goes.
    artwork: withBrandKit(brand === '' ? artwork : { ...artwork, brand }, kit),
    picture: { headline, subheadline, body, cta },
    ...(kit?.logo_id && { logo_id: kit.logo_id }),
  };
}

/** A template's texts as an ad, which the ad kit can turn into any other. */
function textsOf({ headline, subheadline, body_text: body, short_description, cta, button }: Template): Ad {
  return {
    ...adOfTemplate({ headline, subheadline, body, shortDescription: short_description }),
    call_to_action: findCallToAction('facebook', cta) ?? sameCallToAction(button ?? '', 'facebook'),
  };
}

/** The ad with the button that says what the picture says, where its platform has that very one. */
function inItsWords(ad: Ad, cta: string): Ad {
  const own = findCallToAction(adFormats[ad.format].platform, cta);
  return own && 'call_to_action' in ad ? { ...ad, call_to_action: own } : ad;
}

/** The format that a platform's ads mostly have. */
export const usualFormats: Record<AdPlatform, AdFormat> = {
  google: 'google_search',
  facebook: 'facebook_feed',
  instagram: 'instagram_feed',
  linkedin: 'linkedin_image',
  twitter: 'twitter_image',
};
const upright: Partial<Record<AdPlatform, AdFormat>> = { facebook: 'facebook_story', instagram: 'instagram_story' };

/** The formats that a template was made for: those of its best platforms that its drawing suits. */
export function formatsForTemplate({
  best_platforms,
  format,
}: {
  best_platforms: readonly AdPlatform[];
  format: ArtworkFormat;
}): AdFormat[] {
  const isUpright = format === '1080x1920';
  return best_platforms.map((platform) => (isUpright ? upright[platform] : undefined) ?? usualFormats[platform]);
}
