import { useRef } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  CaretsToAxisDashedVertical,
  type LucideIcon,
  Maximize2,
  Minimize2,
  RotateCcw,
  RotateCw,
} from 'lucide-react';
import type { ArtworkDesign, ObjectPose } from '../../../api/adsApi';
import { GroupLabel } from '../../../components/GroupLabel';
import { Hint } from '../../../components/Hint';
import { IconButton } from '../../../components/IconButton';
import { hasStep, mirrored, poseInWords, type PoseSteps, withSteps } from '../../../domain/artwork/objectPose';
import { radii, tokens } from '../../../theme/tokens';

type Props = {
  design: ArtworkDesign;
  /** `what` names the change for undo. */
  onChange: (pose: ObjectPose | undefined, what: string) => void;
};

type Step = { label: string; icon: LucideIcon; name: keyof PoseSteps; by: 1 | -1 };

const turns: readonly Step[] = [
  { label: 'Turn left', icon: RotateCcw, name: 'turn', by: -1 },
  { label: 'Turn right', icon: RotateCw, name: 'turn', by: 1 },
];
const sizes: readonly Step[] = [
  { label: 'Make smaller', icon: Minimize2, name: 'size', by: -1 },
  { label: 'Make larger', icon: Maximize2, name: 'size', by: 1 },
];
const moves: readonly Step[] = [
  { label: 'Move left', icon: ArrowLeft, name: 'across', by: -1 },
  { label: 'Move right', icon: ArrowRight, name: 'across', by: 1 },
  { label: 'Move up', icon: ArrowUp, name: 'down', by: -1 },
  { label: 'Move down', icon: ArrowDown, name: 'down', by: 1 },
];

/** Mirrors, turns, scales, and moves the illustration, in all sizes at once, and back to how the layout puts it. */
export function ObjectPoseControl({ design, onChange }: Props) {
  const mirrorRef = useRef<HTMLButtonElement>(null);
  const { illustration, layout, object_pose: pose } = design;
  if (!illustration) return null;
  if (layout === 'triple-word') return <Hint>The “Triple word” layout shows no illustration.</Hint>;
  // A portrait would show where it is cut.
  const isPortrait = illustration.startsWith('portrait');
  const words = poseInWords(isPortrait ? { ...pose, turn: 0 } : pose);
  const stepButtons = (steps: readonly Step[]) => (
    <Group>
      {steps.map(({ label, icon, name, by }) => {
        const isLast = !hasStep(pose, name, by);
        return (
          <IconButton
            key={label}
            label={label}
            title={label}
            icon={icon}
            aria-disabled={isLast}
            onClick={() => !isLast && onChange(withSteps(pose, { [name]: by }), `${name} ${by}`)}
          />
        );
      })}
    </Group>
  );
  return (
    <div role="group" aria-label="Adjust illustration">
      <GroupLabel aria-hidden="true">Adjust illustration</GroupLabel>
      <Bar>
        <Group>
          <IconButton
            ref={mirrorRef}
            label="Mirror"
            title="Mirror"
            icon={CaretsToAxisDashedVertical}
            aria-pressed={pose?.mirrored ?? false}
            onClick={() => onChange(mirrored(pose), 'mirrored')}
          />
        </Group>
        {!isPortrait && stepButtons(turns)}
        {stepButtons(sizes)}
        {stepButtons(moves)}
        {pose && (
          <Button
            variant="text"
            size="small"
            onClick={() => {
              onChange(undefined, 'reset');
              // This button goes, and with it the focus.
              mirrorRef.current?.focus();
            }}
          >
            Reset
          </Button>
        )}
      </Bar>
      <Hint role="status">{words}</Hint>
    </div>
  );
}

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  marginBottom: 6,
});

const Group = styled('div')({
  display: 'inline-flex',
  border: `1px solid ${tokens.line}`,
  borderRadius: radii.control,
  '& [aria-pressed="true"]': { color: tokens.text, backgroundColor: tokens.sunken },
  '& [aria-disabled="true"]': { opacity: 0.5 },
});
