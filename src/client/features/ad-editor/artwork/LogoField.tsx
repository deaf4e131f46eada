import { styled } from '@mui/material/styles';
import type { ArtworkDesign } from '../../../api/adsApi';
import { GroupLabel } from '../../../components/GroupLabel';
import { Hint } from '../../../components/Hint';
import { SegmentedControl } from '../../../components/SegmentedControl';
import type { SizeStep } from '../../../domain/artwork/textSizes';
import { ImageChoice } from '../look/ImageChoice';
import { SizeControl } from './SizeControl';

type Plate = ArtworkDesign['logo_plate'];

type Props = {
  logoId: string | null;
  plate: Plate;
  /** How much larger than its layout sets it the logo is. */
  size: SizeStep;
  /** What is worth knowing about the logo in the drawing. */
  finding: string | undefined;
  onLogo: (logoId: string | null) => void;
  onPlate: (plate: Plate) => void;
  onSize: (size: SizeStep) => void;
};

/** The drawing puts a plate where the logo needs one. */
const automatic = 'automatic';

const plates = [
  { value: automatic, label: 'Automatic' },
  { value: 'always', label: 'Always' },
  { value: 'none', label: 'None' },
] as const;

const hints = {
  automatic: 'The artwork adds a plate wherever the logo wouldn’t stand out.',
  always: 'The artwork adds a plate wherever one can be seen.',
  none: 'The logo always stands on the artwork itself.',
};

/** The logo that stands in the brand's place, its size, and what lies behind it. */
export function LogoField({ logoId, plate, size, finding, onLogo, onPlate, onSize }: Props) {
  return (
    <div>
      <ImageChoice
        label="Logo"
        imageId={logoId}
        onChange={onLogo}
        end={logoId !== null && <SizeControl part="logo" steps={size} onChange={onSize} />}
      />
      {logoId !== null && (
        <Plate>
          <GroupLabel aria-hidden="true">Plate behind the logo</GroupLabel>
          <SegmentedControl
            label="Plate behind the logo"
            value={plate ?? automatic}
            options={plates}
            onChange={(chosen) => onPlate(chosen === automatic ? undefined : chosen)}
          />
          <Hint>{finding ?? hints[plate ?? automatic]}</Hint>
        </Plate>
      )}
    </div>
  );
}

const Plate = styled('div')({ marginTop: 16, '& > p': { marginTop: 6 } });
