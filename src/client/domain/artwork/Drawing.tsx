import { useEffect, useState } from 'react';
import { fontFilesOf } from '../../../ad-kit/artwork/artwork';
import { drawArtwork } from '../../../ad-kit/artwork/renderArtwork';
import { artworkOf } from './artworkOf';
import { areFetched, fetchFonts, fontLibrary } from './fontFiles';
import type { ArtworkPictureProps } from './pictureProps';

/** Draws an artwork as soon as its fonts are there; nothing until then, and nothing if they can't be had. */
export function Drawing({ design, format, texts, images, layer }: ArtworkPictureProps) {
  const artwork = artworkOf(design, format, texts, images);
  const paths = fontFilesOf(artwork).map(({ path }) => path);
  const isReady = areFetched(paths);
  const wanted = paths.join();
  const [, setFetched] = useState('');
  useEffect(() => {
    if (isReady) return undefined;
    let isLeft = false;
    fetchFonts(wanted.split(',')).then(
      () => !isLeft && setFetched(wanted),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [isReady, wanted]);
  if (!isReady) return null;
  const drawn = drawArtwork(artwork, fontLibrary);
  return (
    <>
      {drawn.svg}
      {layer?.(drawn, format)}
    </>
  );
}
