import { styled } from '@mui/material/styles';
import { Ellipsis, Link, X } from 'lucide-react';
import { canvasSize } from '../../../../ad-kit/canvases';
import { formatName, formats } from '../../../../ad-kit/formats';
import type { MetaStoryAd } from '../../../../ad-kit/ad';
import { callToActionLabel } from '../../../../ad-kit/callsToAction';
import { Emblem } from '../parts/Emblem';
import { ExpandableText } from '../parts/ExpandableText';
import { PreviewFigure } from '../parts/PreviewFigure';
import { PreviewPicture } from '../parts/PreviewPicture';
import { ShownText } from '../parts/ShownText';
import { Skin } from '../parts/Skin';
import { handleOf } from '../handleOf';
import { bestCanvas } from '../placements';
import type { PreviewProps } from '../previewProps';
import { SafeZones } from './SafeZones';

/** A story: the picture fills the screen, and the platform's controls lie on its upper and lower end. */
export function StoryPreview({ ad, advertiser, showsSafeZones, ...pictures }: PreviewProps<MetaStoryAd>) {
  const canvas = bestCanvas(ad.format);
  const { platform } = formats[ad.format];
  const isInstagram = platform === 'instagram';
  return (
    <PreviewFigure platform={platform} placement={formatName(ad.format)} detail={canvasSize(canvas)}>
      <Screen platform={platform}>
        <PreviewPicture canvas={canvas} image={ad.image} {...pictures} />
        {showsSafeZones && <SafeZones />}
        <Head>
          <Progress aria-hidden="true" />
          <Names>
            <Emblem advertiser={advertiser} size={28} />
            <div>
              <b dir="auto">{isInstagram ? handleOf(advertiser.name) : advertiser.name}</b>
              <span>Sponsored</span>
            </div>
            <Ellipsis size={18} strokeWidth={2} aria-hidden="true" />
            <X size={18} strokeWidth={2} aria-hidden="true" />
          </Names>
        </Head>
        <Foot>
          <b>
            <ShownText text={ad.headline} what="headline" format={ad.format} field="headline" />
          </b>
          <ExpandableText
            text={ad.primary_text}
            what="primary text"
            format={ad.format}
            field="primary_text"
            more="more"
          />
          {ad.call_to_action !== null && (
            <Button>
              <Link size={14} strokeWidth={2} aria-hidden="true" />
              {callToActionLabel(platform, ad.call_to_action)}
            </Button>
          )}
        </Foot>
      </Screen>
    </PreviewFigure>
  );
}

const Screen = styled(Skin)({ border: 0, borderRadius: 12 });

/** Both platforms darken the ends of a story, so that white letters are read on any picture. */
const Head = styled('div')({
  position: 'absolute',
  inset: '0 0 auto',
  padding: '10px 12px 24px',
  color: '#ffffff',
  backgroundImage: 'linear-gradient(rgb(0 0 0 / 50%), rgb(0 0 0 / 38%) 60%, transparent)',
});

const Progress = styled('div')({
  height: 2,
  borderRadius: 1,
  backgroundImage: 'linear-gradient(90deg, #ffffff 38%, rgb(255 255 255 / 40%) 38%)',
});

const Names = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginTop: 10,
  '& > div': { flex: 1, minWidth: 0, display: 'grid', textAlign: 'left' },
  '& b': {
    fontSize: 13,
    lineHeight: '16px',
    fontWeight: 600,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& span': { fontSize: 11, lineHeight: '14px' },
});

const Foot = styled('div')({
  position: 'absolute',
  inset: 'auto 0 0',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: '20px 14px 12px',
  // In a narrow column the texts shrink with the screen that they lie on, or they would leave its lower end.
  fontSize: 'clamp(10px, 3.3cqi, 12px)',
  lineHeight: 1.28,
  color: '#ffffff',
  '--skin-text2': '#ffffff',
  backgroundImage: 'linear-gradient(transparent, rgb(0 0 0 / 48%) 24%, rgb(0 0 0 / 62%))',
  '& b': { fontWeight: 600 },
});

const Button = styled('span')({
  justifySelf: 'center',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  marginTop: 7,
  padding: 'clamp(5px, 2.2cqi, 8px) 18px',
  borderRadius: 20,
  fontSize: 14,
  lineHeight: '18px',
  fontWeight: 600,
  backgroundColor: '#ffffff',
  color: '#0f1419',
});
