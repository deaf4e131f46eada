import type { BenefitKind } from '../../api/aiApi';

/** The kinds of a benefit in the order of their menu, each with an example. */
export const benefitKinds: Readonly<Record<BenefitKind, { label: string; example: string }>> = {
  offer: { label: 'Price', example: '20% off the first order' },
  deadline: { label: 'Deadline', example: 'Order by Thursday' },
  proof: { label: 'Proof', example: '4.9 stars from 800 reviews' },
  guarantee: { label: 'Guarantee', example: 'Lifetime warranty' },
  thing: { label: 'Feature', example: '24/7 support' },
  does: { label: 'What it does', example: 'Ships in 24 hours' },
  can: { label: 'What you can do', example: 'Skip any week' },
  state: { label: 'Quality', example: 'Machine washable' },
  absence: { label: 'Without', example: 'No setup fee' },
  place: { label: 'Location', example: 'Near the station' },
  sentence: { label: 'Statement', example: 'Your keys stay on your phone' },
  unclear: { label: 'As typed', example: 'Stands word for word' },
};

export const asTypedHint = 'This stands word for word in your ads.';
