import type { PlanId } from '../../api/api';
import { Chip, type ChipTone } from '../../components/Chip';

const badges: Record<Exclude<PlanId, 'free'>, { label: string; tone: ChipTone }> = {
  pro: { label: 'Pro', tone: 'accent' },
  business: { label: 'Business', tone: 'business' },
  enterprise: { label: 'Enterprise', tone: 'enterprise' },
};

/** The plan's name on its colour; nothing for the free plan. */
export function PlanBadge({ plan }: { plan: PlanId }) {
  if (plan === 'free') return null;
  const { label, tone } = badges[plan];
  return <Chip tone={tone}>{label}</Chip>;
}
