import { styled } from '@mui/material/styles';
import { colourSchemes, swatchesOf } from '../../../../ad-kit/artwork/colourSchemes';
import type { ColourSchemeId } from '../../../../ad-kit/artwork/names';

/** A colour scheme's four colours side by side. Decoration: its name is in the label of its control. */
export function Swatch({ scheme }: { scheme: ColourSchemeId }) {
  return (
    <Stripes aria-hidden="true">
      {swatchesOf(colourSchemes[scheme]).map((colour) => (
        <span key={colour} style={{ backgroundColor: colour }} />
      ))}
    </Stripes>
  );
}

const Stripes = styled('span')({ display: 'flex', width: 46, height: '100%', '& span': { flex: 1 } });
