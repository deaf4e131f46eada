import { styled } from '@mui/material/styles';
import { Bookmark, Heart, MessageCircle, Send } from 'lucide-react';
import type { AdFormat } from '../../../../ad-kit/ad';
import { ExpandableText } from '../parts/ExpandableText';
import { handleOf } from '../handleOf';
import type { Advertiser } from '../previewProps';

type Props = { advertiser: Advertiser; text: string; format: AdFormat };

/** What stands below the picture on Instagram: its controls, and the text behind the account's name. */
export function InstagramFoot({ advertiser, text, format }: Props) {
  return (
    <Foot>
      <Icons aria-hidden="true">
        <Heart size={22} strokeWidth={1.75} />
        <MessageCircle size={22} strokeWidth={1.75} />
        <Send size={22} strokeWidth={1.75} />
        <Bookmark size={22} strokeWidth={1.75} />
      </Icons>
      <ExpandableText
        by={handleOf(advertiser.name)}
        text={text}
        what="primary text"
        format={format}
        field="primary_text"
        more="more"
      />
    </Foot>
  );
}

const Foot = styled('div')({ padding: '10px 12px 14px', fontSize: 14, lineHeight: '18px' });

const Icons = styled('div')({
  display: 'flex',
  gap: 14,
  marginBottom: 8,
  '& > :last-child': { marginLeft: 'auto' },
});
