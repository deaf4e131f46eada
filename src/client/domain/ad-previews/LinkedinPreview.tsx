import { styled } from '@mui/material/styles';
import { MessageSquareText, Repeat2, Send, ThumbsUp } from 'lucide-react';
import { canvasSize } from '../../../ad-kit/canvases';
import { formatName } from '../../../ad-kit/formats';
import type { LinkedinImageAd } from '../../../ad-kit/ad';
import { callToActionLabel } from '../../../ad-kit/callsToAction';
import { domainOf } from '../../../ad-kit/preview';
import { Controls } from './parts/Controls';
import { ExpandableText } from './parts/ExpandableText';
import { PostHead } from './parts/PostHead';
import { PreviewFigure } from './parts/PreviewFigure';
import { PreviewPicture } from './parts/PreviewPicture';
import { ShownText } from './parts/ShownText';
import { Skin } from './parts/Skin';
import { Unwritten } from './parts/Unwritten';
import { bestCanvas } from './placements';
import type { PreviewProps } from './previewProps';
import { skin } from './skins';
import { LinkBar, LinkDomain } from './parts/linkBar';

const controls = [
  { icon: ThumbsUp, label: 'Like' },
  { icon: MessageSquareText, label: 'Comment' },
  { icon: Repeat2, label: 'Repost' },
  { icon: Send, label: 'Send' },
];

/** A promoted post on LinkedIn. Its feed shows no description. */
export function LinkedinPreview({ ad, advertiser, ...pictures }: PreviewProps<LinkedinImageAd>) {
  const canvas = bestCanvas(ad.format);
  const domain = domainOf(ad.final_url);
  return (
    <PreviewFigure platform="linkedin" placement={formatName(ad.format)} detail={canvasSize(canvas)}>
      <Skin platform="linkedin">
        <PostHead square advertiser={advertiser} note="Promoted" size={40} />
        <Text>
          <ExpandableText
            text={ad.introductory_text}
            what="introductory text"
            format={ad.format}
            field="introductory_text"
            more="see more"
          />
        </Text>
        <PreviewPicture canvas={canvas} image={ad.image} {...pictures} />
        <LinkBar>
          <div>
            <Headline>
              <ShownText text={ad.headline} what="headline" format={ad.format} field="headline" lines={2} />
            </Headline>
            <LinkDomain>{domain === '' ? <Unwritten what="final URL" lines={[44]} /> : domain}</LinkDomain>
          </div>
          {ad.call_to_action !== null && <Button>{callToActionLabel('linkedin', ad.call_to_action)}</Button>}
        </LinkBar>
        <Controls controls={controls} size={16} />
      </Skin>
    </PreviewFigure>
  );
}

const Text = styled('div')({ padding: '0 14px 12px', fontSize: 14, lineHeight: '20px' });

const Headline = styled('div')({ fontSize: 14, lineHeight: '19px', fontWeight: 600 });

const Button = styled('span')({
  padding: '5px 14px',
  border: `1px solid ${skin.button}`,
  borderRadius: 16,
  fontSize: 14,
  lineHeight: '20px',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  color: skin.button,
});
