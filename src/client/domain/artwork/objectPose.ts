import { poseSteps } from '../../../ad-kit/artwork/objectPose';
import type { ObjectPose } from '../../api/adsApi';
import { bounds } from '../../api/bounds';

/** What of an illustration is set in steps. */
export type PoseSteps = Omit<ObjectPose, 'mirrored'>;

/** The pose with steps added, as far as there are any; none where nothing is left of it. */
export function withSteps(pose: ObjectPose = {}, steps: PoseSteps): ObjectPose | undefined {
  const next = { ...pose };
  for (const [key, by] of Object.entries(steps)) {
    const name = key as keyof PoseSteps;
    next[name] = within(name, pose, by);
  }
  return changedIn(next);
}

/** The pose mirrored, or no longer; none where nothing is left of it. */
export const mirrored = (pose: ObjectPose = {}): ObjectPose | undefined =>
  changedIn({ ...pose, mirrored: !pose.mirrored });

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

function changedIn(pose: ObjectPose): ObjectPose | undefined {
  const changed = Object.entries(pose).filter(([, value]) => Boolean(value));
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}
