import type { Subscription } from '../../api/billingApi';
import { formatDayOf } from '../../lib/dates';

/** The account's subscription in one line. */
export function subscriptionLine({ plan, status, expires_at: expiresAt }: Subscription): string {
  const end = expiresAt === null ? 'never' : formatDayOf(expiresAt);
  return `Current Subscription: ${plan.name} - Status: ${status.replace('_', ' ')} - Expires: ${end}`;
}
