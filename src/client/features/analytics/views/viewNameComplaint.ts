import type { AnalyticsView as SavedView } from '../../../api/analyticsApi';

/** Why a view can't have this name; `undefined` where it can. Two of one name couldn't be told apart in the list. */
export function viewNameComplaint(name: string, others: readonly SavedView[]): string | undefined {
  const wanted = comparable(name);
  if (wanted === '') return 'Please give the view a name.';
  return others.some((other) => comparable(other.name) === wanted)
    ? 'There’s already a view with this name.'
    : undefined;
}

const comparable = (name: string): string => name.trim().toLowerCase();
