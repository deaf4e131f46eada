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

/** Everything there is to say of a stored ad: with its other variants where they are known, else with what its list says. */
export function useAdFindings(ad: SavedAd, others?: readonly OtherVariant[]): AdFindings {
  const { images, campaign, isLoading } = useAdContext(ad);
  const { found, isFailed } = useDrawnFindings(ad);
  const findings = useMemo(() => {
    const { contents, artwork, picture } = ad;
    const texts = { layout: artwork.layout, brand: artwork.brand, ...picture };
    const samples = new Set(sampleKeysIn(ad));
    const otherVariants = others ?? ad.shared_links?.map(({ variant_name: name, links }) => ({ name, links })) ?? [];
    return adFindings({ contents, artwork: texts, samples, images, campaign, otherVariants }, found);
  }, [ad, images, campaign, others, found]);
  return { findings, isChecking: isLoading || (found === undefined && !isFailed), isDrawingFailed: isFailed };
}
