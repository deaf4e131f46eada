/** The most variants of an ad: more can't be told apart side by side. */
export const mostVariants = 6;

/** Tells an ad from its variants, which have the same name: `Spring sale · B`. The name alone where there are none. */
export const adTitle = (name: string, variantName: string | null): string =>
  variantName === null ? name : `${name} · ${variantName}`;
