import { type ReactNode, useContext, useId } from 'react';
import { styled } from '@mui/material/styles';
import type { AdPlatform } from '../../../../ad-kit/ad';
import { tokens } from '../../../theme/tokens';
import { PlatformMark } from '../../campaigns/PlatformMark';
import { PreviewLayerContext } from '../previewLayer';

type Props = {
  platform: AdPlatform;
  placement: string;
  /** The size, or which screen. */
  detail: string;
  /** Right of the caption. */
  aside?: ReactNode;
  /** Takes two columns where there are that many. */
  wide?: boolean;
  /** Which of the format's previews it is, from 0. */
  preview?: number;
  children: ReactNode;
};

/** One preview under its caption: mark, placement, size. */
export function PreviewFigure({ platform, placement, detail, aside, wide = false, preview = 0, children }: Props) {
  const nameId = useId();
  const layer = useContext(PreviewLayerContext);
  return (
    <Figure aria-labelledby={nameId} data-wide={wide || undefined}>
      <Caption>
        <PlatformMark platform={platform} />
        <Name id={nameId}>
          {placement} <span>{detail}</span>
        </Name>
        {aside}
      </Caption>
      {layer ? (
        <Layered>
          {children}
          {layer(preview)}
        </Layered>
      ) : (
        children
      )}
    </Figure>
  );
}

const Figure = styled('figure')({
  minWidth: 0,
  containerType: 'inline-size',
  containerName: 'preview',
  // Wider than on any real screen, a post would only look clumsy.
  maxWidth: 420,
  '&[data-wide]': { maxWidth: 652, '@container previews (min-width: 600px)': { gridColumn: 'span 2' } },
});

const Layered = styled('div')({ position: 'relative' });

const Caption = styled('figcaption')({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 32, marginBottom: 6 });

const Name = styled('span')({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
  '& span': { marginLeft: 4, fontWeight: 400, color: tokens.text2 },
});
