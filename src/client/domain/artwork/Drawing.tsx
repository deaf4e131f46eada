import { useEffect, useMemo, useRef, useState } from 'react';
import type { Artwork } from '../../../ad-kit/artwork/artwork';
import { drawArtwork } from '../../../ad-kit/artwork/renderArtwork';
import { patiently } from '../../lib/speed/patiently';
import { artworkOf } from './artworkOf';
import type { ArtworkPictureProps } from './pictureProps';
import { fetchSupplies, isSupplied, supplies } from './supplies';

/**
 * Draws an artwork as soon as its fonts and its illustration are there. Until then, what was drawn before stays; nothing
 * at first.
 */
export function Drawing({ design, format, texts, images, layer }: ArtworkPictureProps) {
  const artwork = useMemo(() => artworkOf(design, format, texts, images), [design, format, texts, images]);
  const isReady = isSupplied(artwork);
  const [, setSupplied] = useState<Artwork>();
  const before = useRef<Artwork>(undefined);
  useEffect(() => {
    if (isReady) {
      before.current = artwork;
      return undefined;
    }
    let isLeft = false;
    patiently(
      () => fetchSupplies([artwork]),
      () => !isLeft,
    ).then(
      () => !isLeft && setSupplied(artwork),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [artwork, isReady]);
  const shown = isReady ? artwork : before.current;
  if (!shown) return null;
  const drawn = drawArtwork(shown, supplies);
  return (
    <>
      {drawn.svg}
      {layer?.(drawn, shown.canvas)}
    </>
  );
}
