import { countFindings } from '../../../ad-kit/preflight/finding';
import type { SavedAd } from '../../api/adsApi';
import { Chip } from '../../components/Chip';
import { useAdFindings } from '../../domain/ads/useAdFindings';
import { countOf } from '../../lib/text';

/** Whether the ad is ready: the editor's issues, counted. */
export function AdState({ ad }: { ad: SavedAd }) {
  const { findings, isChecking } = useAdFindings(ad);
  const { errors, warnings } = countFindings(findings);
  if (errors > 0) return <Chip tone="bad">{countOf(errors, 'error')}</Chip>;
  if (isChecking) return <Chip tone="mute">Checking…</Chip>;
  if (warnings > 0) return <Chip tone="warn">{countOf(warnings, 'warning')}</Chip>;
  return <Chip tone="good">Ready</Chip>;
}
