import { poseSteps } from '../../../ad-kit/artwork/objectPose';
import type { CanvasId } from '../../../ad-kit/canvases';
import type { ArtworkDesign, ObjectPose } from '../../api/adsApi';
import { bounds } from '../../api/bounds';

/** The parts of a pose that are set in steps. */
export type PoseSteps = Omit<ObjectPose, 'mirrored'>;

/** How the illustration stands: in all sizes, and in those that are adjusted by themselves. */
export type Poses = Pick<ArtworkDesign, 'object_pose' | 'size_poses'>;

/** The pose in the size; none where nothing is set. */
export const poseAt = ({ object_pose, size_poses }: Poses, canvas: CanvasId): ObjectPose | undefined =>
  size_poses?.[canvas] ?? object_pose;

/** Changes one size alone, else all of them alike: what one of them has of its own stays its own. */
export function changedPoses(
  { object_pose, size_poses = {} }: Poses,
  change: (pose: ObjectPose | undefined) => ObjectPose | undefined,
  only: CanvasId | undefined,
): Poses {
  if (only) {
    // An empty one is as in the layout, whatever the others are.
    const own = change(size_poses[only] ?? object_pose) ?? {};
    return { object_pose, size_poses: { ...size_poses, [only]: own } };
  }
  const others = Object.entries(size_poses).map(([canvas, pose]) => [canvas, change(pose) ?? {}] as const);
  return { object_pose: change(object_pose), size_poses: filled(Object.fromEntries(others)) };
}

/** The size stands as all others do again. */
export const withoutOwn = ({ object_pose, size_poses = {} }: Poses, canvas: CanvasId): Poses => ({
  object_pose,
  size_poses: filled(Object.fromEntries(Object.entries(size_poses).filter(([size]) => size !== canvas))),
});

/** All sizes stand as this one. */
export const usedInAll = (poses: Poses, canvas: CanvasId): Poses => ({
  object_pose: changedIn(poseAt(poses, canvas) ?? {}),
  size_poses: undefined,
});

/** The pose with steps added, as far as there are any; none where nothing is left of it. */
export function withSteps(pose: ObjectPose = {}, steps: PoseSteps): ObjectPose | undefined {
  const next = { ...pose };
  for (const [key, by] of Object.entries(steps)) {
    const name = key as keyof PoseSteps;
    next[name] = within(name, pose, by);
  }
  return changedIn(next);
}

/** The pose mirrored or not; none where nothing is left of it. */
export const withMirror = (pose: ObjectPose = {}, mirrored: boolean): ObjectPose | undefined =>
  changedIn({ ...pose, mirrored });

/** Whether there is one more step to that side. */
export const hasStep = (pose: ObjectPose = {}, name: keyof PoseSteps, by: 1 | -1): boolean =>
  within(name, pose, by) !== (pose[name] ?? 0);

/** `Mirrored · turned 15° right · 1 step larger · moved 3 left, 2 up`; empty where all is as in the layout. */
export function poseInWords({
  mirrored: isMirrored,
  turn = 0,
  size = 0,
  across = 0,
  down = 0,
}: ObjectPose = {}): string {
  const way = [wayOf(across, 'left', 'right'), wayOf(down, 'up', 'down')].filter(Boolean).join(', ');
  const words = [
    isMirrored ? 'mirrored' : '',
    turn === 0 ? '' : `turned ${Math.abs(turn) * poseSteps.turn}° ${turn > 0 ? 'right' : 'left'}`,
    size === 0 ? '' : `${Math.abs(size)} ${Math.abs(size) === 1 ? 'step' : 'steps'} ${size > 0 ? 'larger' : 'smaller'}`,
    way && `moved ${way}`,
  ];
  const said = words.filter(Boolean).join(' · ');
  return said.charAt(0).toUpperCase() + said.slice(1);
}

const wayOf = (steps: number, back: string, on: string): string =>
  steps === 0 ? '' : `${Math.abs(steps)} ${steps > 0 ? on : back}`;

function within(name: keyof PoseSteps, pose: ObjectPose, by: number): number {
  const { minimum, maximum } = bounds.ObjectPose[name];
  return Math.min(maximum, Math.max(minimum, (pose[name] ?? 0) + by));
}

const filled = (poses: NonNullable<Poses['size_poses']>): Poses['size_poses'] =>
  Object.keys(poses).length > 0 ? poses : undefined;

function changedIn(pose: ObjectPose): ObjectPose | undefined {
  const changed = Object.entries(pose).filter(([, value]) => Boolean(value));
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}
