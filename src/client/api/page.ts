import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';

/** One page of a list, and how many match in all. */
export type Page<Item> = { items: Item[]; total: number };

/** A backend that does not count sends no header: what came is then all there is. */
export function toPage<Item>(items: Item[], meta: FetchBaseQueryMeta | undefined): Page<Item> {
  const total = Number(meta?.response?.headers.get('X-Total-Count') ?? Number.NaN);
  return { items, total: Number.isFinite(total) ? total : items.length };
}
