import type { Ad, AdFormat } from '../../../ad-kit/ad';
import { emptyAd } from '../../../ad-kit/emptyAd';
import type { NewAd } from '../../api/adsApi';
import type { BrandKit } from '../../api/brandApi';
import { withBrandKit } from '../brand/withBrandKit';

/** How an ad looks that begins with nothing. */
export const plainDesign: NewAd['artwork'] = {
  layout: 'shelf',
  colours: 'roast',
  display_font: 'fraunces',
  text_font: 'archivo',
  illustration: 'parcel',
  pattern: null,
  brand: '',
};

export const untitled = 'Untitled ad';

/** What the person says before the editor opens. */
export type Setup = {
  name: string;
  campaignId: string | null;
  formats: readonly AdFormat[];
  /** Who advertises. */
  brand?: string;
  /** What the ad begins with. */
  kit?: BrandKit | undefined;
  /** Where the ad links to. */
  link?: string;
};

/** An ad with nothing written yet. */
export function blankAd({ name, campaignId, formats, brand = '', link = '', kit }: Setup): NewAd {
  return {
    name,
    campaign_id: campaignId,
    contents: formats.map((format) => withSetup(emptyAd(format) as Ad, { brand, link })),
    artwork: withBrandKit({ ...plainDesign, brand }, kit),
    picture: { headline: '', subheadline: '', body: '', cta: '' },
    ...(kit?.logo_id && { logo_id: kit.logo_id }),
  };
}

/** The ad with what was said once for all of its formats. */
export function withSetup(ad: Ad, { brand, link }: { brand: string; link: string }): Ad {
  const linked = link === '' ? ad : { ...ad, final_url: link };
  return 'business_name' in linked && brand !== '' ? { ...linked, business_name: brand } : linked;
}
