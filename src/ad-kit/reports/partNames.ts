import { campaignPlatformNames } from '../platforms';
import type { TimeUnit } from './periods';

/** What results are broken down by. */
export type Breakdown = TimeUnit | 'platform' | 'campaign' | 'ad' | 'label';

export const breakdownLabels: Record<Breakdown, string> = {
  day: 'Day',
  week: 'Week',
  month: 'Month',
  weekday: 'Weekday',
  platform: 'Platform',
  campaign: 'Campaign',
  ad: 'Ad',
  label: 'Label',
};

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/**
 * What a part of a breakdown is called. Its key is a weekday from 1, Monday, to 7, a platform, a label, which is empty for
 * campaigns without any, empty for what no ad explains, or anything that is called as `name` says, else as it is.
 */
export function partName({ key, name }: { key: string; name: string | null }, by: Breakdown): string {
  if (by === 'weekday') return weekdays[Number(key) - 1] ?? key;
  if (by === 'platform')
    return Object.entries(campaignPlatformNames).find(([platform]) => platform === key)?.[1] ?? key;
  if (by === 'label' && key === '') return 'No label';
  if (by === 'ad' && key === '') return 'Not by ad';
  return name ?? key;
}
