import { useMemo } from 'react';
import { checkAd, countFindings } from '../../../ad-kit/check';
import type { SavedAd } from '../../api/adsApi';
import { Chip } from '../../components/Chip';
import { countOf } from '../../lib/text';

/** Whether the platforms would take the ad as it is written, by the rules that the editor goes by. */
export function AdState({ ad: { contents } }: { ad: SavedAd }) {
  const { errors, warnings } = useMemo(() => countFindings(contents.flatMap((one) => checkAd(one))), [contents]);
  if (errors > 0) return <Chip tone="bad">{countOf(errors, 'error')}</Chip>;
  if (warnings > 0) return <Chip tone="warn">{countOf(warnings, 'warning')}</Chip>;
  return <Chip tone="good">Ready</Chip>;
}
