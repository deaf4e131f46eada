import { canvasSize } from '../../../../ad-kit/canvases';
import { formatName } from '../../../../ad-kit/formats';
import type { MetaFeedAd } from '../../../../ad-kit/ad';
import { PreviewFigure } from '../parts/PreviewFigure';
import { PreviewPicture } from '../parts/PreviewPicture';
import { Skin } from '../parts/Skin';
import { bestCanvas } from '../placements';
import type { PreviewProps } from '../previewProps';
import { InstagramFoot } from './InstagramFoot';
import { InstagramHead } from './InstagramHead';
import { InstagramLinkBar } from './InstagramLinkBar';

/** An ad among Instagram's posts. */
export function InstagramFeedPreview({ ad, advertiser, ...pictures }: PreviewProps<MetaFeedAd>) {
  const canvas = bestCanvas(ad.format);
  return (
    <PreviewFigure platform="instagram" placement={formatName(ad.format)} detail={canvasSize(canvas)}>
      <Skin platform="instagram">
        <InstagramHead advertiser={advertiser} />
        <PreviewPicture canvas={canvas} image={ad.image} {...pictures} />
        <InstagramLinkBar
          format={ad.format}
          field="headline"
          headline={ad.headline}
          callToAction={ad.call_to_action}
          address={ad.final_url}
        />
        <InstagramFoot advertiser={advertiser} text={ad.primary_text} format={ad.format} />
      </Skin>
    </PreviewFigure>
  );
}
