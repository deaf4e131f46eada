import { styled } from '@mui/material/styles';
import { canvasSize } from '../../../../ad-kit/canvases';
import { formatName } from '../../../../ad-kit/formats';
import type { MetaCarouselAd } from '../../../../ad-kit/ad';
import { ExpandableText } from '../parts/ExpandableText';
import { PreviewFigure } from '../parts/PreviewFigure';
import { PreviewPicture } from '../parts/PreviewPicture';
import { Skin } from '../parts/Skin';
import { Stepper } from '../parts/Stepper';
import { bestCanvas } from '../placements';
import type { PreviewProps } from '../previewProps';
import { skin } from '../skins';
import { CardRow } from './CardRow';
import { FacebookControls } from './FacebookControls';
import { FacebookText } from './FacebookFeedPreview';
import { FacebookHead } from './FacebookHead';
import { LinkCard } from './LinkCard';
import { useCardScroller } from './useCardScroller';

const fields = { headline: 'cards.headline', description: 'cards.description' };

/** A row of cards among Facebook's posts. */
export function FacebookCarouselPreview({ ad, advertiser, ...pictures }: PreviewProps<MetaCarouselAd>) {
  const canvas = bestCanvas(ad.format);
  const scroller = useCardScroller(ad.cards.length);
  return (
    <PreviewFigure
      platform="facebook"
      placement={formatName(ad.format)}
      detail={canvasSize(canvas)}
      aside={<Stepper noun="Card" at={scroller.at} count={ad.cards.length} onStep={scroller.goTo} />}
    >
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
        <CardRow
          cards={ad.cards}
          scroller={scroller}
          renderCard={(card) => (
            <Card>
              <PreviewPicture canvas={canvas} image={card.image} {...pictures} />
              <LinkCard
                stacked
                format={ad.format}
                fields={fields}
                headline={card.headline}
                description={card.description}
                callToAction={ad.call_to_action}
                address={card.final_url === '' ? ad.final_url : card.final_url}
              />
            </Card>
          )}
        />
        <FacebookControls />
      </Skin>
    </PreviewFigure>
  );
}

const Card = styled('div')({
  height: '100%',
  overflow: 'hidden',
  border: `1px solid ${skin.line}`,
  borderRadius: 8,
  backgroundColor: skin.soft,
});
