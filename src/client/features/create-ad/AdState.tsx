import { useMemo } from 'react';
import { checkAd, countFindings } from '../../../ad-kit/check';
import { sampleFindings } from '../../../ad-kit/sampleTexts';
import type { SavedAd } from '../../api/adsApi';
import { Chip } from '../../components/Chip';
import { artworkSamples, samplesOf } from '../../domain/ads/artworkSamples';
import { countOf } from '../../lib/text';

/** Whether the ad is ready: the editor's checks find no errors, and no text is a template's. */
export function AdState({ ad }: { ad: SavedAd }) {
  const { errors, warnings } = useMemo(() => {
    const samples = new Set(samplesOf(ad));
    const found = countFindings(ad.contents.flatMap((one) => [...checkAd(one), ...sampleFindings(one, samples)]));
    return { ...found, warnings: found.warnings + artworkSamples(ad, samples).length };
  }, [ad]);
  if (errors > 0) return <Chip tone="bad">{countOf(errors, 'error')}</Chip>;
  if (warnings > 0) return <Chip tone="warn">{countOf(warnings, 'warning')}</Chip>;
  return <Chip tone="good">Ready</Chip>;
}
