import { useRef } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { AArrowDown, AArrowUp } from 'lucide-react';
import { partName } from '../../../../ad-kit/preflight/finding';
import { IconButton } from '../../../components/IconButton';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { nextStep, stepsInWords, type TextPart, type TextStep } from '../../../domain/artwork/textSizes';
import { belowWide } from '../../../theme/tokens';

type Props = {
  part: TextPart;
  /** How much larger than its layout sets it the text is. */
  steps: TextStep;
  onChange: (steps: TextStep) => void;
};

/** Sets a text of the artwork larger or smaller, step by step, and back to the size of its layout. */
export function TextSizeControl({ part, steps, onChange }: Props) {
  const largerRef = useRef<HTMLButtonElement>(null);
  const [smaller, larger] = [nextStep(steps, -1), nextStep(steps, 1)];
  const name = partName(part);
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
        icon={AArrowDown}
        aria-disabled={smaller === undefined}
        onClick={() => smaller !== undefined && onChange(smaller)}
      />
      <IconButton
        ref={largerRef}
        label={`Make the ${name} larger`}
        icon={AArrowUp}
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
