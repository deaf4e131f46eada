import { useEffect, useState } from 'react';
import { hasCardTitle } from '../../../ad-kit/artwork/cardTitle';
import { canvasesOf } from '../../../ad-kit/formats';
import type { ArtworkFinding } from '../../../ad-kit/preflight/finding';
import type { ArtworkFormat, SavedAd } from '../../api/adsApi';
import { useDrawnImages } from '../images/useDrawnImages';

/** What is found by drawing an ad; `undefined` until that is done. It may fail: without fonts nothing can be drawn. */
export type DrawnFindings = { found: readonly ArtworkFinding[] | undefined; isFailed: boolean };

const unknown: DrawnFindings = { found: undefined, isFailed: false };

/**
 * What an ad's drawings can't show as it is meant, in all of its sizes. While that is found out again, what was found
 * before stays.
 */
export function useDrawnFindings(
  ad: Pick<SavedAd, 'artwork' | 'picture' | 'contents' | 'image_id' | 'logo_id'>,
  /** Before it is drawn, in milliseconds: nothing is drawn while somebody types. */
  pauseMs = 0,
): DrawnFindings {
  const { artwork, picture, contents } = ad;
  const images = useDrawnImages(ad);
  // By their names, so that nothing is drawn again for other copy.
  const sizes = canvasesOf(contents.map(({ format }) => format)).join();
  const isTitled = hasCardTitle(contents);
  const [drawn, setDrawn] = useState(unknown);
  useEffect(() => {
    let isLeft = false;
    const find = async () => {
      const { drawAndCheck } = await import(/* webpackChunkName: "artwork" */ '../artwork/drawAndCheck');
      return drawAndCheck(artwork, sizes.split(',').filter(isSize), picture, images, { hasCardTitle: isTitled });
    };
    const timer = setTimeout(() => {
      find().then(
        (found) => !isLeft && setDrawn({ found, isFailed: false }),
        () => !isLeft && setDrawn({ found: undefined, isFailed: true }),
      );
    }, pauseMs);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [artwork, sizes, picture, images, isTitled, pauseMs]);
  return drawn;
}

const isSize = (text: string): text is ArtworkFormat => text !== '';
