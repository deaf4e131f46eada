import { useEffect, useState } from 'react';
import type { ArtworkDesign, ArtworkFormat } from '../../api/adsApi';
import type { DrawnImages, DrawnTexts } from './artworkOf';

/** Long enough that nothing is drawn for it while somebody types, in milliseconds. */
const pauseMs = 700;

/** What a drawing can't show as it is meant, in all its sizes; found out when the person pauses. */
export function useDrawingWarnings(
  design: ArtworkDesign,
  /** Their names with commas between them. */
  sizes: string,
  texts: DrawnTexts,
  images: DrawnImages,
  /** Whether X lays a title over it. */
  hasCardTitle: boolean,
): readonly string[] {
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  useEffect(() => {
    let isLeft = false;
    const find = async () => {
      const { drawingWarnings } = await import(/* webpackChunkName: "artwork" */ './drawingWarnings');
      const found = await drawingWarnings(design, sizes.split(',').filter(isSize), texts, images, { hasCardTitle });
      if (!isLeft) setWarnings(found);
    };
    // Without the fonts there is no drawing either, and nothing to warn of.
    const timer = setTimeout(() => void find().catch(() => undefined), pauseMs);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [design, sizes, texts, images, hasCardTitle]);
  return warnings;
}

const isSize = (text: string): text is ArtworkFormat => text !== '';
