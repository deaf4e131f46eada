import type { PlanId } from '../../api/api';
import { Chip, type ChipTone } from '../../components/Chip';
import { planNames } from './planNames';

const tones: Record<Exclude<PlanId, 'free'>, ChipTone> = {
  pro: 'accent',
  business: 'business',
  enterprise: 'enterprise',
};

/** The plan's name on its colour; nothing for the free plan. */
export function PlanBadge({ plan }: { plan: PlanId }) {
  if (plan === 'free') return null;
  return <Chip tone={tones[plan]}>{planNames[plan]}</Chip>;
}
