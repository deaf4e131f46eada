import { styled } from '@mui/material/styles';
import { Bookmark, Ellipsis, Heart, MessageCircle, Repeat2, Share } from 'lucide-react';
import { canvasSize } from '../../../ad-kit/canvases';
import { formatName } from '../../../ad-kit/formats';
import type { TwitterImageAd } from '../../../ad-kit/ad';
import { domainOf } from '../../../ad-kit/preview';
import { handleOf } from './handleOf';
import { Controls } from './parts/Controls';
import { Emblem } from './parts/Emblem';
import { PreviewFigure } from './parts/PreviewFigure';
import { PreviewPicture } from './parts/PreviewPicture';
import { ShownText } from './parts/ShownText';
import { Skin } from './parts/Skin';
import { Unwritten } from './parts/Unwritten';
import { bestCanvas } from './placements';
import type { PreviewProps } from './previewProps';
import { skin } from './skins';

const controls = [MessageCircle, Repeat2, Heart, Bookmark, Share].map((icon) => ({ icon }));

/** A post on X whose picture leads to a website. */
export function XPreview({ ad, advertiser, ...pictures }: PreviewProps<TwitterImageAd>) {
  const canvas = bestCanvas(ad.format);
  const domain = domainOf(ad.final_url);
  return (
    <PreviewFigure platform="twitter" placement={formatName(ad.format)} detail={canvasSize(canvas)}>
      <Post platform="twitter">
        <Emblem advertiser={advertiser} size={38} />
        <div>
          <Head>
            <b dir="auto">{advertiser.name}</b>
            <span>{`@${handleOf(advertiser.name)}`}</span>
            <span>Ad</span>
            <Ellipsis size={16} strokeWidth={1.75} aria-hidden="true" />
          </Head>
          <Text dir="auto">
            {ad.post_text.trim() === '' ? (
              <Unwritten what="post text" lines={[94, 60]} />
            ) : (
              <LinkedText text={ad.post_text.trim()} />
            )}
          </Text>
          <Card>
            <PreviewPicture canvas={canvas} image={ad.image} {...pictures} />
            <Title>
              <ShownText text={ad.card_title} what="website card title" format={ad.format} field="card_title" />
            </Title>
          </Card>
          <From>{domain === '' ? <Unwritten what="website URL" lines={[44]} /> : `From ${domain}`}</From>
          <Controls controls={controls} size={16} />
        </div>
      </Post>
    </PreviewFigure>
  );
}

/** What X makes links of: addresses, mentions, hashtags. */
const linked = /(https?:\/\/\S+|[@#][\p{L}\p{N}_]+)/giu;

function LinkedText({ text }: { text: string }) {
  // Splitting by a group puts what matched it at every odd place.
  return text.split(linked).map((part, index) => (index % 2 === 1 ? <Linked key={index}>{part}</Linked> : part));
}

const Post = styled(Skin)({
  display: 'flex',
  gap: 10,
  padding: '12px 14px 2px',
  '& > div': { flex: 1, minWidth: 0 },
});

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 5,
  fontSize: 14,
  lineHeight: '19px',
  whiteSpace: 'nowrap',
  '& b': { flexShrink: 0, maxWidth: '70%', fontWeight: 700, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& span': { color: skin.text2 },
  '& b + span': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& svg': { color: skin.text2 },
});

const Text = styled('div')({ marginTop: 2, fontSize: 15, lineHeight: '20px', whiteSpace: 'pre-line' });

const Linked = styled('span')({ color: skin.link });

const Card = styled('div')({
  position: 'relative',
  marginTop: 10,
  overflow: 'hidden',
  border: `1px solid ${skin.line}`,
  borderRadius: 16,
});

const Title = styled('div')({
  position: 'absolute',
  left: 12,
  bottom: 12,
  maxWidth: 'calc(100% - 24px)',
  minWidth: 80,
  padding: '2px 8px',
  borderRadius: 4,
  fontSize: 13,
  lineHeight: '18px',
  backgroundColor: 'rgb(0 0 0 / 77%)',
  color: '#ffffff',
  '--skin-text2': '#ffffff',
});

const From = styled('div')({ marginTop: 4, fontSize: 13, lineHeight: '18px', color: skin.text2 });
