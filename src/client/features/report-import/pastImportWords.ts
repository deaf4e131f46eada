import type { PastImport } from '../../api/metricsApi';
import { countOf } from '../../lib/text';
import { type ImportRun, isUnderWay } from './importSlice';

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

export type ImportState = 'running' | 'undoable' | 'undone' | 'overwritten' | 'empty';

/**
 * What can be done about an import. The server takes one for running until its next part is overdue; of the `run` of
 * this tab it is known at once when it stops.
 */
export function stateOfImport(past: PastImport, run: ImportRun | null): ImportState {
  if (past.taken_back_at !== null) return 'undone';
  const isRunning = run?.id === past.id ? isUnderWay(run) : past.is_running;
  if (isRunning) return 'running';
  if (past.can_be_taken_back) return 'undoable';
  return past.added + past.changed > 0 ? 'overwritten' : 'empty';
}
