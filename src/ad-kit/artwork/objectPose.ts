import type { CanvasId } from '../canvases';

/** How the drawn object differs from how its layout puts it, in steps. */
export type ObjectPose = {
  mirrored?: boolean;
  /** Clockwise. */
  turn?: number;
  /** Larger, or smaller where it is below 0. */
  size?: number;
  /** To the right, and down. */
  across?: number;
  down?: number;
};

/** The sizes that have a pose of their own. */
export type SizePoses = Partial<Record<CanvasId, ObjectPose>>;

/** How much a step turns, in degrees; by how much it makes larger; how far it moves, by the canvas's shorter side. */
export const poseSteps = { turn: 15, size: 1.2, move: 0.03 } as const;
