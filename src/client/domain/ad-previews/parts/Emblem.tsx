import { styled } from '@mui/material/styles';
import { inkOn } from '../../../../ad-kit/artwork/contrast';
import { initials } from '../../../lib/text';
import type { Advertiser } from '../previewProps';
import { skin } from '../skins';

type Props = {
  advertiser: Advertiser;
  /** Pixels. */
  size: number;
  /** Square on LinkedIn, a circle elsewhere. */
  square?: boolean;
};

const defaultColour = '#54585f';

/** The advertiser's logo, or the name's first letter. Decoration: the name stands beside it. */
export function Emblem({ advertiser: { name, logo, colour = defaultColour }, size, square = false }: Props) {
  const shape = { width: size, height: size, borderRadius: square ? '2px' : '50%' };
  // Room to the circle: logos are seldom square, and one that lost its ends is another name.
  if (logo !== undefined)
    return <Logo src={logo} alt="" style={{ ...shape, padding: square ? 0 : `${size * 0.1}px` }} />;
  return (
    <Letter
      aria-hidden="true"
      size={size}
      style={{
        ...shape,
        backgroundColor: colour,
        color: inkOn([colour], ['#ffffff']) ?? '#ffffff',
      }}
    >
      {Array.from(initials(name))[0]}
    </Letter>
  );
}

const Logo = styled('img')({
  flexShrink: 0,
  objectFit: 'contain',
  border: `1px solid ${skin.line}`,
  backgroundColor: '#ffffff',
});

const Letter = styled('span', { shouldForwardProp: (prop) => prop !== 'size' })<{ size: number }>(({ size }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  fontSize: Math.round(size * 0.44),
  lineHeight: 1,
  fontWeight: 600,
}));
