import { styled } from '@mui/material/styles';
import type { AdFormat } from '../../../../ad-kit/ad';
import { callToActionLabel } from '../../../../ad-kit/callsToAction';
import { domainOf } from '../../../../ad-kit/preview';
import { ShownText } from '../parts/ShownText';
import { Unwritten } from '../parts/Unwritten';
import { skin } from '../skins';
import { LinkBar, LinkDomain } from '../parts/linkBar';

type Props = { format: AdFormat; field: string; headline: string; callToAction: string | null; address: string };

/** The bar below the picture on Instagram: what it is, where it leads, and the button. */
export function InstagramLinkBar({ format, field, headline, callToAction, address }: Props) {
  const domain = domainOf(address);
  return (
    <LinkBar>
      <div>
        <Headline>
          <ShownText text={headline} what="headline" format={format} field={field} />
        </Headline>
        <LinkDomain>{domain === '' ? <Unwritten what="final URL" lines={[44]} /> : domain}</LinkDomain>
      </div>
      {callToAction !== null && <Button>{callToActionLabel('instagram', callToAction)}</Button>}
    </LinkBar>
  );
}

const Headline = styled('div')({ fontSize: 14, lineHeight: '18px', fontWeight: 600 });

const Button = styled('span')({
  padding: '7px 14px',
  borderRadius: 8,
  fontSize: 14,
  lineHeight: '18px',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  backgroundColor: skin.button,
  color: skin.buttonText,
});
