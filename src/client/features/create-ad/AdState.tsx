import { useMemo } from 'react';
import { checkAd } from '../../../ad-kit/check';
import type { SavedAd } from '../../api/adsApi';
import { Chip } from '../../components/Chip';

/** Whether the platforms would take the ad as it is written, by the rules that the editor goes by. */
export function AdState({ ad: { contents } }: { ad: SavedAd }) {
  const findings = useMemo(() => contents.flatMap((one) => checkAd(one)), [contents]);
  const errors = findings.filter(({ severity }) => severity === 'blocks').length;
  const warnings = findings.length - errors;
  if (errors > 0) return <Chip tone="bad">{errors === 1 ? '1 error' : `${errors} errors`}</Chip>;
  if (warnings > 0) return <Chip tone="warn">{warnings === 1 ? '1 warning' : `${warnings} warnings`}</Chip>;
  return <Chip tone="good">Ready</Chip>;
}
