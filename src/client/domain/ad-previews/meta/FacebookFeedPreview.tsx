import { styled } from '@mui/material/styles';
import { canvasSize } from '../../../../ad-kit/canvases';
import { formatName } from '../../../../ad-kit/formats';
import type { MetaFeedAd } from '../../../../ad-kit/ad';
import { ExpandableText } from '../parts/ExpandableText';
import { PreviewFigure } from '../parts/PreviewFigure';
import { PreviewPicture } from '../parts/PreviewPicture';
import { Skin } from '../parts/Skin';
import { bestCanvas } from '../placements';
import type { PreviewProps } from '../previewProps';
import { FacebookControls } from './FacebookControls';
import { FacebookHead } from './FacebookHead';
import { LinkCard } from './LinkCard';

const fields = { headline: 'headline', description: 'description' };

/** An ad among Facebook's posts. */
export function FacebookFeedPreview({ ad, advertiser, ...pictures }: PreviewProps<MetaFeedAd>) {
  const canvas = bestCanvas(ad.format);
  return (
    <PreviewFigure platform="facebook" placement={formatName(ad.format)} detail={canvasSize(canvas)}>
      <Skin platform="facebook">
        <FacebookHead advertiser={advertiser} />
        <FacebookText>
          <ExpandableText
            text={ad.primary_text}
            what="primary text"
            format={ad.format}
            field="primary_text"
            more="See more"
          />
        </FacebookText>
        <PreviewPicture canvas={canvas} image={ad.image} {...pictures} />
        <LinkCard
          format={ad.format}
          fields={fields}
          headline={ad.headline}
          description={ad.description}
          callToAction={ad.call_to_action}
          address={ad.final_url}
        />
        <FacebookControls />
      </Skin>
    </PreviewFigure>
  );
}

/** The text of a post on Facebook. */
export const FacebookText = styled('div')({ padding: '0 14px 12px', fontSize: 15, lineHeight: '20px' });
