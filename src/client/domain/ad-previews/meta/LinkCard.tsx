import { styled } from '@mui/material/styles';
import type { AdFormat } from '../../../../ad-kit/ad';
import { callToActionLabel } from '../../../../ad-kit/callsToAction';
import { domainOf } from '../../../../ad-kit/preview';
import { ShownText } from '../parts/ShownText';
import { Unwritten } from '../parts/Unwritten';
import { skin } from '../skins';

type Props = {
  format: AdFormat;
  /** The names of the texts' fields: `headline`, or `cards.headline`. */
  fields: { headline: string; description: string };
  headline: string;
  description: string;
  callToAction: string | null;
  address: string;
  /** Puts the button below the texts, in cards that are narrow. */
  stacked?: boolean;
};

/** What stands below a picture on Facebook: where it leads, what it is, and the button. */
export function LinkCard({ format, fields, headline, description, callToAction, address, stacked = false }: Props) {
  const domain = domainOf(address);
  return (
    <Card data-stacked={stacked || undefined}>
      <div>
        <Domain>{domain === '' ? <Unwritten what="final URL" lines={[44]} /> : domain}</Domain>
        <Headline>
          <ShownText text={headline} what="headline" format={format} field={fields.headline} lines={2} />
        </Headline>
        {description.trim() !== '' && (
          <Description>
            <ShownText text={description} what="description" format={format} field={fields.description} />
          </Description>
        )}
      </div>
      {callToAction !== null && <Button>{callToActionLabel('facebook', callToAction)}</Button>}
    </Card>
  );
}

const Card = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '10px 14px 12px',
  backgroundColor: skin.soft,
  '& > div': { minWidth: 0, flex: 1 },
  '&[data-stacked]': { flexDirection: 'column', alignItems: 'stretch', padding: 12, textAlign: 'center' },
  '&[data-stacked] > div': { textAlign: 'start' },
});

const small = { fontSize: 12, lineHeight: '17px', color: skin.text2 } as const;

const Description = styled('div')(small);

const Domain = styled('div')({
  ...small,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

const Headline = styled('div')({ fontSize: 15, lineHeight: '20px', fontWeight: 600 });

const Button = styled('span')({
  padding: '8px 12px',
  borderRadius: 6,
  fontSize: 14,
  lineHeight: '20px',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  backgroundColor: skin.button,
  color: skin.buttonText,
});
