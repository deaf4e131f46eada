/** Dollars, with at most two decimals, as whole cents. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

/** Cents as dollars. */
export const toDollars = (cents: number): number => cents / 100;
