import { type MouseEvent, type PointerEvent, useCallback, useRef } from 'react';
import { poseSteps } from '../../../../ad-kit/artwork/objectPose';
import { canvases, type CanvasId } from '../../../../ad-kit/canvases';
import { changedPoses, type Poses, withSteps } from '../../../domain/artwork/objectPose';
import { useAppStore } from '../../../redux/hooks';
import { draftEdited, selectDraft } from '../state/adEditorSlice';
import type { PoseScope } from './poseScope';

/** Moves the illustration by steps; those of one drag, which has a name, count from where it began. */
export type MoveObject = (steps: { across: number; down: number }, drag?: number) => void;

/** What is moved is what `scope` says. */
export function useObjectMoves(id: string, { only }: PoseScope): MoveObject {
  const store = useAppStore();
  const start = useRef<{ drag: number; poses: Poses }>(undefined);
  return useCallback(
    (steps, drag) => {
      const { artwork } = selectDraft(store.getState(), id);
      if (drag !== undefined && start.current?.drag !== drag) start.current = { drag, poses: artwork };
      const before = drag === undefined ? artwork : (start.current?.poses ?? artwork);
      const poses = changedPoses(before, (pose) => withSteps(pose, steps), only);
      const what = drag === undefined ? `move ${steps.across} ${steps.down} ${only ?? ''}` : `drag ${drag}`;
      const change = { artwork: { ...artwork, ...poses } };
      store.dispatch(draftEdited({ id, subject: `look:pose:${what}`, change, isGesture: drag !== undefined }));
    },
    [store, id, only],
  );
}

const ways: Record<string, { across: number; down: number }> = {
  ArrowLeft: { across: -1, down: 0 },
  ArrowRight: { across: 1, down: 0 },
  ArrowUp: { across: 0, down: -1 },
  ArrowDown: { across: 0, down: 1 },
};

type Drag = { pointer: number; x: number; y: number; stepPx: number; name: number; isMoved: boolean };

/**
 * What moves an object on the large artwork: arrow keys, and dragging by a mouse, a pen, or a finger, which scrolls the
 * page beside the object.
 */
export function useMovable(canvas: CanvasId, onMove: MoveObject | undefined) {
  const drag = useRef<Drag>(undefined);
  return {
    /** Whether the key moves it. */
    move: (key: string): boolean => {
      const way = ways[key];
      if (way) onMove?.(way);
      return way !== undefined;
    },
    handlers: {
      onPointerDown: (event: PointerEvent<SVGGElement>) => {
        drag.current = undefined;
        if (event.button !== 0) return;
        const { width, height } = canvases[canvas];
        const seen = event.currentTarget.ownerSVGElement?.getBoundingClientRect().width ?? width;
        const stepPx = (Math.min(width, height) * poseSteps.move * seen) / width;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = {
          pointer: event.pointerId,
          x: event.clientX,
          y: event.clientY,
          stepPx,
          name: event.timeStamp,
          isMoved: false,
        };
      },
      onPointerMove: (event: PointerEvent<SVGGElement>) => {
        const { current } = drag;
        // Of several fingers, the last one drags.
        if (!current || event.pointerId !== current.pointer) return;
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
        const stepsOf = (way: number) => Math.round(way / current.stepPx);
        const [across, down] = [stepsOf(event.clientX - current.x), stepsOf(event.clientY - current.y)];
        if (!current.isMoved && across === 0 && down === 0) return;
        current.isMoved = true;
        onMove?.({ across, down }, current.name);
      },
      /** The end of a drag is no click. */
      onClickCapture: (event: MouseEvent) => {
        if (drag.current?.isMoved) event.stopPropagation();
        drag.current = undefined;
      },
    },
  };
}
