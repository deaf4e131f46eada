import Button from '@mui/material/Button';
import { schemeOf } from '../../../../ad-kit/artwork/brandScheme';
import { type ArtworkColours, colourSchemeIds, colourSchemeNames } from '../../../../ad-kit/artwork/names';
import type { ArtworkDesign } from '../../../api/adsApi';
import type { BrandColors } from '../../../api/brandApi';
import { Notice } from '../../../components/Notice';
import { haveSameColors } from '../../../domain/brand/brandColors';
import { OptionStrip } from './OptionStrip';
import { Swatch } from './Swatch';

type Props = {
  design: ArtworkDesign;
  /** The workspace's own colors; none where it has set none. */
  brandColors: BrandColors | null | undefined;
  onChange: (change: Partial<ArtworkDesign>) => void;
};

const schemes: { value: ArtworkColours; label: string }[] = colourSchemeIds.map((id) => ({
  value: id,
  label: colourSchemeNames[id],
}));

/** The colors of an ad: the brand's first, then the ready-made schemes. Choosing the brand's copies them into the ad. */
export function ColorsField({ design, brandColors, onChange, showsAll }: Props & { showsAll: boolean }) {
  const own = design.colours === 'brand' ? design.brand_colors : undefined;
  const brand = own ?? brandColors ?? undefined;
  const handleChange = (colours: ArtworkColours) =>
    onChange({ colours, brand_colors: colours === 'brand' ? brand : undefined });
  return (
    <OptionStrip
      label="Colors"
      part="colors"
      showsAll={showsAll}
      value={design.colours}
      options={brand ? [{ value: 'brand', label: 'Brand' }, ...schemes] : schemes}
      renderOption={(colours) => <Swatch scheme={schemeOf(colours, brand)} />}
      onChange={handleChange}
    />
  );
}

/** Offers the brand's colors of today to an ad that carries others. */
export function BrandColorsNotice({ design, brandColors, onChange }: Props) {
  const { colours, brand_colors: own } = design;
  if (colours !== 'brand' || !own || !brandColors || haveSameColors(own, brandColors)) return null;
  return (
    <Notice tone="warn">
      Your brand kit has other colors by now.{' '}
      <Button size="small" variant="text" onClick={() => onChange({ brand_colors: brandColors })}>
        Update to current brand colors
      </Button>
    </Notice>
  );
}
