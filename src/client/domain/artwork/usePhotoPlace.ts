import { useEffect, useState } from 'react';
import { canvases } from '../../../ad-kit/canvases';
import type { ArtworkDesign, ArtworkFormat } from '../../api/adsApi';
import type { DrawnImages, DrawnTexts } from './artworkOf';

/** The proportions of an image's place in a drawing, and where in it the focal point is wanted, as shares of it. */
export type PhotoPlace = { width: number; height: number; eye: { x: number; y: number } };

/** Long enough that nothing is drawn for it while somebody drags or types, in milliseconds. */
const pauseMs = 150;

/** Where a drawing shows the ad's image; the whole canvas until that is known. */
export function usePhotoPlace(
  design: ArtworkDesign,
  canvas: ArtworkFormat,
  texts: DrawnTexts,
  images: DrawnImages,
): PhotoPlace {
  const [found, setFound] = useState<{ canvas: ArtworkFormat; place: PhotoPlace }>();
  useEffect(() => {
    let isLeft = false;
    const find = async () => {
      const { photoPlace } = await import(/* webpackChunkName: "artwork" */ './photoPlace');
      const photo = await photoPlace(design, canvas, texts, images);
      if (isLeft || !photo) return;
      const { box, eye } = photo;
      setFound({ canvas, place: { width: box.width, height: box.height, eye } });
    };
    // Without the fonts nothing is drawn, and the canvas is as good a guess.
    const timer = setTimeout(() => void find().catch(() => undefined), pauseMs);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [design, canvas, texts, images]);
  return found?.canvas === canvas ? found.place : { ...canvases[canvas], eye: { x: 0.5, y: 0.5 } };
}
