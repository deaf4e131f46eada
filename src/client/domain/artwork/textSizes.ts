import type { TextSizes } from '../../api/adsApi';

/** A text of the artwork whose size can be changed. */
export type TextPart = keyof TextSizes;

/** `2 steps larger`; empty for the layout's own size. */
export function stepsInWords(steps: number): string {
  if (steps === 0) return '';
  const count = Math.abs(steps);
  return `${count} ${count === 1 ? 'step' : 'steps'} ${steps > 0 ? 'larger' : 'smaller'}`;
}

/** All there are of a text or the logo, from the smallest to the largest; 0 is the layout's own size. */
const textSteps = [-2, -1, 0, 1, 2] as const satisfies readonly TextSizes[TextPart][];
export type SizeStep = (typeof textSteps)[number];

/** One step further, where there is one. */
export const nextStep = (steps: SizeStep, by: 1 | -1): SizeStep | undefined => textSteps[textSteps.indexOf(steps) + by];

/** The sizes with one of them changed; none where every text has its layout's own. */
export function withSteps(sizes: TextSizes = {}, part: TextPart, steps: SizeStep): TextSizes | undefined {
  const { [part]: _before, ...others } = sizes;
  const changed = steps === 0 ? others : { ...others, [part]: steps };
  return Object.keys(changed).length > 0 ? changed : undefined;
}
