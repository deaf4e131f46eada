import type { PastImport } from '../../api/metricsApi';
import { countOf } from '../../lib/text';

/** What an import did to the days of campaigns: `3 days added · 1 changed · 2 skipped`. */
export function importedText({ added, changed, refused }: PastImport): string {
  const parts = [
    ...(added > 0 ? [`${countOf(added, 'day')} added`] : []),
    ...(changed > 0 ? [`${added > 0 ? changed : countOf(changed, 'day')} changed`] : []),
    ...(added + changed === 0 ? ['Nothing new'] : []),
    ...(refused > 0 ? [`${refused} skipped`] : []),
  ];
  return parts.join(' · ');
}
