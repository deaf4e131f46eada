import { useMemo } from 'react';
import type { ArtworkPart } from '../../../../ad-kit/preflight/finding';
import type { ArtworkPictureProps } from '../../../domain/artwork/pictureProps';
import type { MoveObject } from './objectMoves';
import { TouchLayer } from './TouchLayer';

type Layer = NonNullable<ArtworkPictureProps['layer']>;

/** What makes drawings editable where they are seen: `all` for the one that is looked at, `pointer` for many at once. */
export function useTouchLayers(
  onTouch: (part: ArtworkPart) => void,
  onMove: MoveObject,
): { all: Layer; pointer: Layer } {
  return useMemo(
    () => ({
      all: (drawn, canvas) => <TouchLayer drawn={drawn} canvas={canvas} onTouch={onTouch} onMove={onMove} />,
      pointer: (drawn, canvas) => <TouchLayer drawn={drawn} canvas={canvas} onTouch={onTouch} />,
    }),
    [onTouch, onMove],
  );
}
