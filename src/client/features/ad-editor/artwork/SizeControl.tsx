import { useRef } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { AArrowDown, AArrowUp, Maximize2, Minimize2 } from 'lucide-react';
import { type ArtworkPart, partName } from '../../../../ad-kit/preflight/finding';
import { IconButton } from '../../../components/IconButton';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { nextStep, type SizeStep, stepsInWords, type TextPart } from '../../../domain/artwork/textSizes';
import { belowWide } from '../../../theme/tokens';

type Props = {
  part: TextPart | Extract<ArtworkPart, 'logo'>;
  /** How much larger it is than its layout sets it. */
  steps: SizeStep;
  onChange: (steps: SizeStep) => void;
};

/** Sets a text of the artwork, or its logo, larger or smaller, step by step, and back to the size of its layout. */
export function SizeControl({ part, steps, onChange }: Props) {
  const largerRef = useRef<HTMLButtonElement>(null);
  const [smaller, larger] = [nextStep(steps, -1), nextStep(steps, 1)];
  const name = partName(part);
  const icons = part === 'logo' ? { smaller: Minimize2, larger: Maximize2 } : { smaller: AArrowDown, larger: AArrowUp };
  return (
    <Control role="group" aria-label={`Size of the ${name}`}>
      {steps !== 0 && (
        <Button
          variant="text"
          size="small"
          title="Back to the layout’s size"
          onClick={() => {
            onChange(0);
            // This button goes, and with it the focus.
            largerRef.current?.focus();
          }}
        >
          <span aria-hidden="true">{steps > 0 ? `+${steps}` : `−${-steps}`}</span>
          <VisuallyHidden>{`Reset the size of the ${name}`}</VisuallyHidden>
        </Button>
      )}
      <IconButton
        label={`Make the ${name} smaller`}
        icon={icons.smaller}
        aria-disabled={smaller === undefined}
        onClick={() => smaller !== undefined && onChange(smaller)}
      />
      <IconButton
        ref={largerRef}
        label={`Make the ${name} larger`}
        icon={icons.larger}
        aria-disabled={larger === undefined}
        onClick={() => larger !== undefined && onChange(larger)}
      />
      <VisuallyHidden>
        <span role="status">{stepsInWords(steps)}</span>
      </VisuallyHidden>
    </Control>
  );
}

const Control = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'center',
  // Beside a label, which keeps the row as high as without it.
  marginBlock: -8,
  [belowWide]: { marginBlock: 0 },
  '& .MuiButton-root': { minWidth: 0, padding: '2px 6px' },
  '& [aria-disabled="true"]': { opacity: 0.5 },
});
