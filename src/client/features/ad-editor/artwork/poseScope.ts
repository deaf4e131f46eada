import { useCallback, useMemo, useState } from 'react';
import type { AdFormat } from '../../../../ad-kit/ad';
import type { CanvasId } from '../../../../ad-kit/canvases';
import { canvasesOf } from '../../../../ad-kit/formats';
import { type AdDraft, canvasesIn } from '../state/adDraft';

/** The size that is looked at first with the format: the format's own, else one that the ad has. */
const firstSize = (format: AdFormat | undefined, sizes: readonly CanvasId[]): CanvasId =>
  (format && canvasesOf([format])[0]) ?? sizes[0] ?? '1080x1080';

/**
 * The artwork size that is looked at. On the artwork's own tab it is picked; a picked one is forgotten where the ad has
 * it no longer.
 */
export function useSizeInFront(draft: AdDraft, format: AdFormat | undefined, isArtwork: boolean) {
  const [picked, setPicked] = useState<CanvasId>();
  const sizes = canvasesIn(draft);
  const isPicked = isArtwork && picked !== undefined && sizes.includes(picked);
  return { canvas: isPicked ? picked : firstSize(format, sizes), pick: setPicked };
}

/** Which sizes a change of the illustration is for. */
export type PoseScope = {
  /** The size that is looked at. */
  canvas: CanvasId;
  /** That size where the change is for it alone; none for all sizes. */
  only: CanvasId | undefined;
  /** Chooses; none leaves the choice to whether the size is adjusted by itself. */
  choose: (isOnly: boolean | undefined) => void;
};

/** A size that is adjusted by itself goes on being so until another choice is made for it. */
export function usePoseScope(draft: AdDraft, canvas: CanvasId): PoseScope {
  const [chosen, setChosen] = useState<{ canvas: CanvasId; isOnly: boolean }>();
  const hasOthers = canvasesIn(draft).length > 1;
  const isOwn = draft.artwork.size_poses?.[canvas] !== undefined;
  const isOnly = hasOthers && (chosen?.canvas === canvas ? chosen.isOnly : isOwn);
  const choose = useCallback(
    (next: boolean | undefined) => setChosen(next === undefined ? undefined : { canvas, isOnly: next }),
    [canvas],
  );
  return useMemo(() => ({ canvas, only: isOnly ? canvas : undefined, choose }), [canvas, isOnly, choose]);
}
