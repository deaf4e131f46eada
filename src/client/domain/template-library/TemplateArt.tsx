import { styled } from '@mui/material/styles';
import type { ArtworkFormat } from '../../api/adsApi';
import { tokens } from '../../theme/tokens';

type Props = { src: string; format: ArtworkFormat };

/** A template's drawing, whole, on its mat. Decorative: its headline and name stand beside it. */
export function TemplateArt({ src, format }: Props) {
  const [width, height] = format.split('x').map(Number);
  return <Picture src={src} width={width} height={height} alt="" loading="lazy" decoding="async" />;
}

/** Lies behind drawings of any shape. */
export const Mat = styled('div')({
  display: 'grid',
  placeItems: 'center',
  minHeight: 0,
  padding: 20,
  backgroundColor: tokens.sunken,
});

const Picture = styled('img')({
  display: 'block',
  maxWidth: '100%',
  maxHeight: '100%',
  width: 'auto',
  height: 'auto',
  minHeight: 0,
  objectFit: 'contain',
});
