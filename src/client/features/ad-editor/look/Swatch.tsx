import { styled } from '@mui/material/styles';
import { swatchesOf, type ColourScheme } from '../../../../ad-kit/artwork/colourSchemes';

/** A color scheme's four colors side by side. Decoration: its name is in the label of its control. */
export function Swatch({ scheme }: { scheme: ColourScheme }) {
  return (
    <Stripes aria-hidden="true">
      {swatchesOf(scheme).map((colour, place) => (
        // Two of a brand's may be alike.
        <span key={place} style={{ backgroundColor: colour }} />
      ))}
    </Stripes>
  );
}

const Stripes = styled('span')({ display: 'flex', width: '100%', minWidth: 38, height: '100%', '& span': { flex: 1 } });
