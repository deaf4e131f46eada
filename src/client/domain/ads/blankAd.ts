import type { Ad, AdFormat } from '../../../ad-kit/ad';
import { emptyAd } from '../../../ad-kit/emptyAd';
import type { NewAd } from '../../api/adsApi';

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
export type Setup = { name: string; campaignId: string | null; formats: readonly AdFormat[] };

/** An ad with nothing written yet. */
export function blankAd({ name, campaignId, formats }: Setup): NewAd {
  return {
    name,
    campaign_id: campaignId,
    contents: formats.map((format) => emptyAd(format) as Ad),
    artwork: plainDesign,
    picture: { headline: '', subheadline: '', body: '', cta: '' },
  };
}
