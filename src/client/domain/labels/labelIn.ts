import { bounds } from '../../api/bounds';
import { labelParameter } from '../../lib/paths';
import { lengthOf } from '../../lib/text';

/** Labels that differ in case are the same. */
export const isSameLabel = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The label that an address filters by; what can be no label counts as not there. */
export function labelIn(query: URLSearchParams): string | undefined {
  const label = query.get(labelParameter)?.trim() ?? '';
  return label === '' || lengthOf(label) > bounds.BulkMatching.label.maxLength ? undefined : label;
}
