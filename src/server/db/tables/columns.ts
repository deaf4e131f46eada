import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** A point in time. Milliseconds, because that is what JavaScript's clock and the wire have. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** A count or an amount in cents. Sums stay far below 2^53, up to which JavaScript's numbers are exact. */
export const amount = (name: string) => bigint(name, { mode: 'number' });

export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
