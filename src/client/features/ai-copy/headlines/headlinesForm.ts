import type { HeadlinesBrief } from '../../../api/aiApi';
import { bounds, platformValues } from '../../../api/bounds';
import type { CopyForm } from '../copyForm';

/** The fields that may be at fault, by their names on the wire. */
export const headlineFields = ['product_name', 'target_audience', 'platform', 'tone', 'count'] as const;
export type HeadlineField = (typeof headlineFields)[number];

const { minimum, maximum } = bounds.HeadlinesBrief.count;

/** The sentence about each field that keeps the form from being sent. */
export function headlineFaults(form: CopyForm, count: string): Partial<Record<HeadlineField, string>> {
  const wanted = Number(count);
  const isCount = Number.isInteger(wanted) && wanted >= minimum && wanted <= maximum;
  return {
    ...(form.product_name.trim() === '' && { product_name: 'Please enter a product or service.' }),
    ...(form.target_audience.trim() === '' && { target_audience: 'Please say who the headlines are for.' }),
    ...(form.platform === 'none' && { platform: 'Please choose a platform.' }),
    ...(!isCount && { count: `Please choose a number from ${minimum} to ${maximum}.` }),
  };
}

/** The form as the request to send. Only for a form without faults. */
export function headlinesBriefOf(form: CopyForm, count: string): HeadlinesBrief {
  return {
    product_name: form.product_name.trim(),
    target_audience: form.target_audience.trim(),
    platform: form.platform === 'none' ? platformValues[0] : form.platform,
    tone: form.tone,
    count: Number(count),
  };
}
