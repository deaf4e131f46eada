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
import { canvasSize, type CanvasId } from '../../../../ad-kit/canvases';
import { listed } from '../../../../ad-kit/listed';
import type { ArtworkDesign, ObjectPose } from '../../../api/adsApi';
import { GroupLabel } from '../../../components/GroupLabel';
import { Hint } from '../../../components/Hint';
import { IconButton } from '../../../components/IconButton';
import { Row } from '../../../components/Row';
import { SegmentedControl } from '../../../components/SegmentedControl';
import {
  changedPoses,
  hasStep,
  poseAt,
  poseInWords,
  type Poses,
  type PoseSteps,
  usedInAll,
  withMirror,
  withoutOwn,
  withSteps,
} from '../../../domain/artwork/objectPose';
import { radii, tokens } from '../../../theme/tokens';
import type { PoseScope } from '../artwork/poseScope';

type Props = {
  design: ArtworkDesign;
  /** The sizes that the ad takes. */
  sizes: readonly CanvasId[];
  scope: PoseScope;
  /** `what` names the change for undo. */
  onChange: (poses: Poses, what: string) => void;
};

type Step = { label: string; icon: LucideIcon; name: keyof PoseSteps; by: 1 | -1 };

const turns: readonly Step[] = [
  { label: 'Turn left', icon: RotateCcw, name: 'turn', by: -1 },
  { label: 'Turn right', icon: RotateCw, name: 'turn', by: 1 },
];
const sizeSteps: readonly Step[] = [
  { label: 'Make smaller', icon: Minimize2, name: 'size', by: -1 },
  { label: 'Make larger', icon: Maximize2, name: 'size', by: 1 },
];
const moves: readonly Step[] = [
  { label: 'Move left', icon: ArrowLeft, name: 'across', by: -1 },
  { label: 'Move right', icon: ArrowRight, name: 'across', by: 1 },
  { label: 'Move up', icon: ArrowUp, name: 'down', by: -1 },
  { label: 'Move down', icon: ArrowDown, name: 'down', by: 1 },
];

/** Mirrors, turns, scales, and moves the illustration, in all sizes or in one, and back to how the layout puts it. */
export function ObjectPoseControl({ design, sizes, scope, onChange }: Props) {
  const mirrorRef = useRef<HTMLButtonElement>(null);
  const { illustration, layout } = design;
  if (!illustration) return null;
  if (layout === 'triple-word') return <Hint>The “Triple word” layout shows no illustration.</Hint>;
  const { canvas, only } = scope;
  const pose = poseAt(design, canvas);
  // A portrait would show where it is cut.
  const isPortrait = illustration.startsWith('portrait');
  const words = poseInWords(isPortrait ? { ...pose, turn: 0 } : pose);
  const isChanged = design.object_pose !== undefined || design.size_poses !== undefined;
  const own = sizes.length > 1 ? sizes.filter((size) => design.size_poses?.[size]) : [];
  const change = (changed: (pose: ObjectPose | undefined) => ObjectPose | undefined, what: string) =>
    onChange(changedPoses(design, changed, only), `${what} ${only ?? ''}`);
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
            onClick={() => !isLast && change((before) => withSteps(before, { [name]: by }), `${name} ${by}`)}
          />
        );
      })}
    </Group>
  );
  /** The button that is pressed goes, and with it the focus. */
  const handleEnd = (poses: Poses, what: string) => {
    onChange(poses, what);
    scope.choose(undefined);
    mirrorRef.current?.focus();
  };
  return (
    <div role="group" aria-label="Adjust illustration">
      <GroupLabel aria-hidden="true">Adjust illustration</GroupLabel>
      <Bar>
        {sizes.length > 1 && (
          <SegmentedControl
            label="Sizes to adjust"
            value={only ? 'one' : 'all'}
            options={[
              { value: 'all', label: 'All sizes' },
              { value: 'one', label: `Only ${canvasSize(canvas)}` },
            ]}
            onChange={(value) => scope.choose(value === 'one')}
          />
        )}
        <Group>
          <IconButton
            ref={mirrorRef}
            label="Mirror"
            title="Mirror"
            icon={CaretsToAxisDashedVertical}
            aria-pressed={pose?.mirrored ?? false}
            onClick={() => change((before) => withMirror(before, !pose?.mirrored), 'mirrored')}
          />
        </Group>
        {!isPortrait && stepButtons(turns)}
        {stepButtons(sizeSteps)}
        {stepButtons(moves)}
        {isChanged && !only && (
          <Button variant="text" size="small" onClick={() => handleEnd(noPoses, 'reset')}>
            Reset
          </Button>
        )}
        {own.includes(canvas) && (
          <Row>
            <Button variant="text" size="small" onClick={() => handleEnd(usedInAll(design, canvas), 'use in all')}>
              Use in all sizes
            </Button>
            <Button
              variant="text"
              size="small"
              onClick={() => handleEnd(withoutOwn(design, canvas), `match ${canvas}`)}
            >
              Match other sizes
            </Button>
          </Row>
        )}
      </Bar>
      <Hint role="status">{words}</Hint>
      {own.length > 0 && (
        <Hint>
          {listed(own.map(canvasSize))}{' '}
          {own.length === 1 ? 'has adjustments of its own.' : 'have adjustments of their own.'}
        </Hint>
      )}
    </div>
  );
}

const noPoses: Poses = { object_pose: undefined, size_poses: undefined };

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
