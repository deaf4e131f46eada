import type { Page, Paged } from '../lib/page';

/** The page that a query asks for. The contract fills its defaults in, so the fallbacks only speak to the types. */
export const pageOf = (query: { limit?: number; offset?: number }): Page => ({
  limit: query.limit ?? 50,
  offset: query.offset ?? 0,
});

/** The header that tells how many entries the whole list has. */
export const totalCount = ({ total }: Pick<Paged<unknown>, 'total'>) => ({ 'x-total-count': String(total) });
