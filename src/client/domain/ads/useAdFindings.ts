import { useMemo } from 'react';
import type { OtherVariant } from '../../../ad-kit/alikeLinks';
import { adFindings } from '../../../ad-kit/preflight/adFindings';
import type { AdFinding } from '../../../ad-kit/preflight/finding';
import type { SavedAd } from '../../api/adsApi';
import { sampleKeysIn } from './sampleKeys';
import { useAdContext } from './useAdContext';
import { useDrawnFindings } from './useDrawnFindings';

type AdFindings = {
  findings: readonly AdFinding[];
  /** More may be found: its drawings aren't looked at yet. */
  isChecking: boolean;
  /** Its drawings couldn't be looked at. */
  isDrawingFailed: boolean;
};

const noVariants: readonly OtherVariant[] = [];

/** Everything there is to say of a stored ad; what its links share with those of other variants, if those are given. */
export function useAdFindings(ad: SavedAd, otherVariants: readonly OtherVariant[] = noVariants): AdFindings {
  const { images, campaign, isLoading } = useAdContext(ad);
  const { found, isFailed } = useDrawnFindings(ad);
  const findings = useMemo(() => {
    const { contents, artwork, picture } = ad;
    const texts = { layout: artwork.layout, brand: artwork.brand, ...picture };
    const samples = new Set(sampleKeysIn(ad));
    return adFindings({ contents, artwork: texts, samples, images, campaign, otherVariants }, found);
  }, [ad, images, campaign, otherVariants, found]);
  return { findings, isChecking: isLoading || (found === undefined && !isFailed), isDrawingFailed: isFailed };
}
