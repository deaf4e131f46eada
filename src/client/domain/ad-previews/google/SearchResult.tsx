import { styled } from '@mui/material/styles';
import { EllipsisVertical } from 'lucide-react';
import type { GoogleSearchAd } from '../../../../ad-kit/ad';
import { displayUrl, type SearchCombination } from '../../../../ad-kit/preview';
import { Emblem } from '../parts/Emblem';
import { Clamped } from '../parts/ShownText';
import { Skin } from '../parts/Skin';
import { Unwritten } from '../parts/Unwritten';
import type { Advertiser } from '../previewProps';
import { skin } from '../skins';

type Props = {
  screen: 'desktop' | 'phone';
  ad: GoogleSearchAd;
  advertiser: Advertiser;
  combination: SearchCombination;
};

/** One result. A title gets one line on a desktop and two on a phone, a description two and three. */
export function SearchResult({ screen, ad, advertiser, combination }: Props) {
  const [domain, ...paths] = displayUrl(ad).split('/');
  const title = combination.headlines.join(' | ');
  const description = combination.descriptions.join(' ');
  return (
    <Sheet platform="google">
      <Label>Sponsored</Label>
      <Site>
        <Emblem advertiser={advertiser} size={28} />
        <div>
          <Name dir="auto">{advertiser.name === '' ? domain : advertiser.name}</Name>
          <Address>
            {domain === '' ? <Unwritten what="final URL" /> : [`https://${domain}`, ...paths].join(' › ')}
          </Address>
        </div>
        <EllipsisVertical size={16} strokeWidth={1.75} aria-hidden="true" />
      </Site>
      <Title data-screen={screen}>
        {title === '' ? <Unwritten what="headline" /> : <Clamped dir="auto">{title}</Clamped>}
      </Title>
      <Description data-screen={screen}>
        {description === '' ? (
          <Unwritten what="description" lines={[96, 58]} />
        ) : (
          <Clamped dir="auto">{description}</Clamped>
        )}
      </Description>
    </Sheet>
  );
}

const Sheet = styled(Skin)({ padding: '18px 20px 20px' });

const Label = styled('div')({ fontSize: 14, lineHeight: '20px', fontWeight: 700 });

const Site = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  marginTop: 8,
  '& > div': { minWidth: 0, flex: 1 },
  '& > svg': { color: skin.text2 },
});

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const Name = styled('div')({ ...oneLine, textAlign: 'left', fontSize: 14, lineHeight: '20px' });

const Address = styled('div')({ ...oneLine, fontSize: 12, lineHeight: '18px', color: skin.text2 });

const Title = styled('div')({
  marginTop: 6,
  fontSize: 20,
  lineHeight: '26px',
  color: skin.link,
  '& > [dir]': { WebkitLineClamp: 2, '@container preview (min-width: 480px)': { WebkitLineClamp: 1 } },
  '&[data-screen="phone"]': { fontSize: 18, lineHeight: '24px', '& > [dir]': { WebkitLineClamp: 2 } },
});

const Description = styled('div')({
  marginTop: 4,
  fontSize: 14,
  lineHeight: '22px',
  color: skin.text2,
  '& > [dir]': { WebkitLineClamp: 2 },
  '&[data-screen="phone"]': { lineHeight: '20px', '& > [dir]': { WebkitLineClamp: 3 } },
});
