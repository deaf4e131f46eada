import { styled } from '@mui/material/styles';
import { canvasSize } from '../../../../ad-kit/canvases';
import { formatName } from '../../../../ad-kit/formats';
import type { MetaCarouselAd } from '../../../../ad-kit/ad';
import { PreviewFigure } from '../parts/PreviewFigure';
import { PreviewPicture } from '../parts/PreviewPicture';
import { Skin } from '../parts/Skin';
import { Stepper } from '../parts/Stepper';
import { bestCanvas } from '../placements';
import type { PreviewProps } from '../previewProps';
import { skin } from '../skins';
import { CardRow } from './CardRow';
import { InstagramFoot } from './InstagramFoot';
import { InstagramHead } from './InstagramHead';
import { InstagramLinkBar } from './InstagramLinkBar';
import { useCardScroller } from './useCardScroller';

/** A post of several cards on Instagram, each as wide as the post. */
export function InstagramCarouselPreview({ ad, advertiser, ...pictures }: PreviewProps<MetaCarouselAd>) {
  const canvas = bestCanvas(ad.format);
  const scroller = useCardScroller(ad.cards.length);
  return (
    <PreviewFigure
      platform="instagram"
      placement={formatName(ad.format)}
      detail={canvasSize(canvas)}
      aside={<Stepper noun="Card" at={scroller.at} count={ad.cards.length} onStep={scroller.goTo} />}
    >
      <Skin platform="instagram">
        <InstagramHead advertiser={advertiser} />
        <CardRow
          full
          cards={ad.cards}
          scroller={scroller}
          renderCard={(card) => (
            <>
              <PreviewPicture canvas={canvas} image={card.image} {...pictures} />
              <InstagramLinkBar
                format={ad.format}
                field="cards.headline"
                headline={card.headline}
                callToAction={ad.call_to_action}
                address={card.final_url === '' ? ad.final_url : card.final_url}
              />
            </>
          )}
        />
        <Dots aria-hidden="true">
          {ad.cards.map((_, index) => (
            <span key={index} data-on={index === scroller.at || undefined} />
          ))}
        </Dots>
        <InstagramFoot advertiser={advertiser} text={ad.primary_text} format={ad.format} />
      </Skin>
    </PreviewFigure>
  );
}

const Dots = styled('div')({
  display: 'flex',
  justifyContent: 'center',
  gap: 4,
  marginTop: 10,
  '& span': { width: 6, height: 6, borderRadius: '50%', backgroundColor: skin.line },
  '& span[data-on]': { backgroundColor: skin.button },
});
