import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether a row has a label among those of a column, regardless of case. */
export const hasLabelIn = (labels: PgColumn, label: SQLWrapper | string): SQL =>
  sql`lower(${label}) in (select lower(one) from unnest(${labels}) as one)`;
