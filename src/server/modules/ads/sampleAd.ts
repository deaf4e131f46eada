import type { AdFormat, AdPlatform, MetaFeedAd } from '../../../ad-kit/ad';
import { sameCallToAction } from '../../../ad-kit/callsToAction';
import { emptyAd } from '../../../ad-kit/emptyAd';
import { formats } from '../../../ad-kit/formats';
import { buildLink, noUtm, utmPreset } from '../../../ad-kit/linkBuilder';
import type { Ad, ArtworkDesign } from './ads.types';

/** A made-up ad that is finished: every platform would take it. */
export interface SampleAd {
  /** The name of the sample campaign that it runs in. */
  campaign: string;
  name: string;
  contents: Ad[];
  artwork: ArtworkDesign;
  headline: string;
  subheadline: string;
  cta: string;
}

/** How much of its campaign's numbers an ad has, from 0 to 1. */
export interface SampleShares {
  /** Of impressions and spend. */
  share: number;
  /** Of clicks, conversions, and revenue. */
  shareOfResults: number;
}

/** A made-up advertiser; no address ends with `.example` (RFC 2606). */
export interface SampleBrand {
  name: string;
  site: string;
}

/** A page of the advertiser, tagged as the link builder would. */
const linkTo = ({ site }: SampleBrand, path: string, format: AdFormat, campaign: string): string =>
  buildLink(`${site}/${path}`, { ...noUtm, ...utmPreset(format, '-'), campaign }, '-');

type Look = Pick<ArtworkDesign, 'layout' | 'colours' | 'displayFont' | 'illustration'>;
const designOf = ({ name }: SampleBrand, look: Look): ArtworkDesign => ({
  ...look,
  textFont: 'archivo',
  pattern: null,
  brand: name,
});

type Words = { text: string; headline: string; description: string; button: string; path: string };

/** An ad of feeds and placements like them, in each of these formats. */
export function feedAd(
  brand: SampleBrand,
  campaign: string,
  placed: readonly Exclude<AdFormat, 'google_search' | 'google_display' | `${string}_carousel`>[],
  { text, headline, description, button, path }: Words,
  { look, subheadline, cta }: { look: Look; subheadline: string; cta: string },
): SampleAd {
  const contentsFor = (format: (typeof placed)[number]): Ad => {
    const final_url = linkTo(brand, path, format, campaign);
    const platform: AdPlatform = formats[format].platform;
    const call_to_action = sameCallToAction(button, platform);
    if (format === 'linkedin_image') {
      const own = { ad_name: headline, introductory_text: text, headline, description, call_to_action, final_url };
      return { ...emptyAd(format), ...own };
    }
    if (format === 'twitter_image') return { ...emptyAd(format), post_text: text, card_title: headline, final_url };
    const shared = { primary_text: text, headline, call_to_action, final_url };
    return format.endsWith('_story')
      ? { ...emptyAd(format), ...shared }
      : ({ ...emptyAd(format), ...shared, description } as MetaFeedAd);
  };
  const artwork = designOf(brand, look);
  return { campaign, name: headline, contents: placed.map(contentsFor), artwork, headline, subheadline, cta };
}

/** A responsive search ad; its drawing is used once a placement with a picture is added. */
export function searchAd(
  brand: SampleBrand,
  campaign: string,
  texts: { headlines: string[]; descriptions: string[]; path1: string; path2: string; path: string },
  look: Look,
  cta = 'Shop now',
): SampleAd {
  const { headlines, descriptions, path1, path2, path } = texts;
  const [headline = '', subheadline = ''] = headlines;
  const unpinned = (all: string[]) => all.map((text) => ({ text, pin: null }));
  const search: Ad = {
    ...emptyAd('google_search'),
    headlines: unpinned(headlines),
    descriptions: unpinned(descriptions),
    path1,
    path2,
    final_url: linkTo(brand, path, 'google_search', campaign),
  };
  const artwork = designOf(brand, look);
  return { campaign, name: headline, contents: [search], artwork, headline, subheadline, cta };
}
