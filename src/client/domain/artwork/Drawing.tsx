import { useEffect, useState } from 'react';
import { fontFilesOf } from '../../../ad-kit/artwork/artwork';
import { renderArtwork } from '../../../ad-kit/artwork/renderArtwork';
import type { ArtworkDesign, ArtworkFormat } from '../../api/api';
import { type DrawnTexts, artworkOf } from './artworkOf';
import { areFetched, fetchFonts, fontLibrary } from './fontFiles';

type Props = { design: ArtworkDesign; format: ArtworkFormat; texts: DrawnTexts };

/** Draws an artwork as soon as its fonts are there; nothing until then, and nothing if they can't be had. */
export function Drawing({ design, format, texts }: Props) {
  const artwork = artworkOf(design, format, texts);
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
  return isReady ? renderArtwork(artwork, fontLibrary) : null;
}
