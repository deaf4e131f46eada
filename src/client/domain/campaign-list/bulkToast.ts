import type { BulkRefusal } from '../../api/campaignsApi';
import { formatCount } from '../../lib/numbers';
import { countOf } from '../../lib/text';
import type { ToastMessage } from '../../redux/toastsSlice';
import type { BulkOutcome } from './campaignsThunks';

/** What an action makes of campaigns or ads, and what those were that needed none. */
const words: Record<BulkOutcome['action'], { done: string; before: string }> = {
  pause: { done: 'paused', before: 'paused' },
  resume: { done: 'resumed', before: 'active' },
  complete: { done: 'completed', before: 'completed' },
  delete: { done: 'deleted', before: 'deleted' },
  label: { done: 'labeled', before: 'labeled' },
};

/** What was done, what was so already and, where some were refused, how many for which reason. */
export function bulkToast({ action, done, already, refused }: BulkOutcome, noun = 'campaign'): ToastMessage {
  const title = titleOf(action, noun, done.length - already.length, already.length);
  return refused.length === 0 ? { title } : { title, description: reasonsFor(refused, noun) };
}

function titleOf(action: BulkOutcome['action'], noun: string, changed: number, already: number): string {
  const { done, before } = words[action];
  const were = `${already === 1 ? 'was' : 'were'} ${before} already`;
  if (already === 0) return changed === 0 ? `No ${noun}s ${done}` : `${countOf(changed, noun)} ${done}`;
  if (changed === 0) return `${countOf(already, noun)} ${were}`;
  return `${formatCount(changed)} ${done}, ${formatCount(already)} ${were}`;
}

function reasonsFor(refused: readonly BulkRefusal[], noun: string): string {
  const counts = new Map<string, number>();
  for (const { detail } of refused) counts.set(detail, (counts.get(detail) ?? 0) + 1);
  return [...counts].map(([detail, count]) => `${countOf(count, noun)} not changed: ${detail}`).join(' ');
}
