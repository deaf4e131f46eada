import type { ApiKey } from '../../api/apiKeysApi';
import { dayMs } from '../../lib/dates';

/** How long a key is made for: a number of days, until a date, or forever. */
export type Lifetime = '30' | '90' | '365' | 'date' | 'never';

export const lifetimes: readonly { value: Lifetime; label: string }[] = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '365 days' },
  { value: 'date', label: 'Until a date' },
  { value: 'never', label: 'No expiration' },
];

/** When a key ends, ISO 8601; null for never. A date counts to its end, in UTC. */
export function endOf(lifetime: Lifetime, date: string, now: number): string | null {
  if (lifetime === 'never') return null;
  if (lifetime === 'date') return `${date}T23:59:59Z`;
  return new Date(now + Number(lifetime) * dayMs).toISOString();
}

export type KeyState = 'works' | 'ends-soon' | 'ended';

/** Whether a key works, and whether it ends within a week. */
export function stateOf({ expires_at: end }: Pick<ApiKey, 'expires_at'>, now: number): KeyState {
  if (end === null) return 'works';
  const left = Date.parse(end) - now;
  if (left <= 0) return 'ended';
  return left <= 7 * dayMs ? 'ends-soon' : 'works';
}
