import { styled } from '@mui/material/styles';
import { ChevronRight } from 'lucide-react';
import { canvasSize, type CanvasId } from '../../../../ad-kit/canvases';
import { formatName, formats } from '../../../../ad-kit/formats';
import type { GoogleDisplayAd } from '../../../../ad-kit/ad';
import { callToActionLabel } from '../../../../ad-kit/callsToAction';
import { Emblem } from '../parts/Emblem';
import { PreviewFigure } from '../parts/PreviewFigure';
import { PreviewPicture } from '../parts/PreviewPicture';
import { ShownText } from '../parts/ShownText';
import { Skin } from '../parts/Skin';
import type { PreviewProps } from '../previewProps';
import { skin } from '../skins';

/** A display ad in each shape that it takes: Google puts the texts around the picture as the place allows. */
export function DisplayPreview(props: PreviewProps<GoogleDisplayAd>) {
  return formats.google_display.canvases.map((canvas, preview) => (
    <PreviewFigure
      key={canvas}
      platform="google"
      placement={formatName('google_display')}
      detail={canvasSize(canvas)}
      preview={preview}
    >
      <DisplayAd {...props} canvas={canvas} />
    </PreviewFigure>
  ));
}

/** The wide shape has room for the long headline and a description, the square one for a short headline. */
function DisplayAd({ ad, canvas, advertiser, ...pictures }: PreviewProps<GoogleDisplayAd> & { canvas: CanvasId }) {
  const isWide = canvas === '1200x628';
  const field = isWide ? 'long_headline' : 'headlines';
  const headline = isWide ? ad.long_headline : (ad.headlines[0] ?? '');
  return (
    <Skin platform="google">
      <Picture>
        <PreviewPicture canvas={canvas} image={ad.images[0] ?? null} {...pictures} />
        <AdMark>Ad</AdMark>
      </Picture>
      <Words>
        <Headline>
          <ShownText
            text={headline}
            what={isWide ? 'long headline' : 'headline'}
            format={ad.format}
            field={field}
            lines={2}
          />
        </Headline>
        {isWide && (
          <Description>
            <ShownText
              text={ad.descriptions[0] ?? ''}
              what="description"
              format={ad.format}
              field="descriptions"
              lines={2}
            />
          </Description>
        )}
        <Foot>
          <Emblem advertiser={advertiser} size={20} />
          <Business>
            <ShownText text={ad.business_name} what="business name" format={ad.format} field="business_name" />
          </Business>
          <Button id={ad.call_to_action} />
        </Foot>
      </Words>
    </Skin>
  );
}

/** Without a chosen call to action Google shows an arrow. */
function Button({ id }: { id: string | null }) {
  if (id !== null) return <Pill>{callToActionLabel('google', id)}</Pill>;
  return (
    <Arrow aria-hidden="true">
      <ChevronRight size={18} strokeWidth={2} />
    </Arrow>
  );
}

const Words = styled('div')({ padding: '14px 16px 16px' });

const Headline = styled('div')({ fontSize: 18, lineHeight: '24px', fontWeight: 500 });

const Description = styled('div')({ marginTop: 4, fontSize: 14, lineHeight: '20px', color: skin.text2 });

const Foot = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, marginTop: 12, minHeight: 36 });

const Business = styled('div')({ minWidth: 0, flex: 1, fontSize: 13, lineHeight: '18px', color: skin.text2 });

const Picture = styled('div')({ position: 'relative' });

/** Lies on the picture's corner, as the platform's own mark does. */
const AdMark = styled('span')({
  position: 'absolute',
  top: 0,
  right: 0,
  padding: '1px 6px',
  borderBottomLeftRadius: 4,
  fontSize: 11,
  lineHeight: '16px',
  backgroundColor: skin.ground,
  color: skin.text2,
});

const Pill = styled('span')({
  padding: '8px 16px',
  borderRadius: 18,
  fontSize: 14,
  lineHeight: '20px',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  backgroundColor: skin.button,
  color: skin.buttonText,
});

const Arrow = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: '50%',
  backgroundColor: skin.button,
  color: skin.buttonText,
});
