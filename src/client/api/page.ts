import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import { problemOf } from './problem';

/** One page of a list, and how many match in all. */
export type Page<Item> = { items: Item[]; total: number };

/** A backend that does not count sends no header: what came is then all there is. */
export function toPage<Item>(items: Item[], meta: FetchBaseQueryMeta | undefined): Page<Item> {
  const total = Number(meta?.response?.headers.get('X-Total-Count') ?? Number.NaN);
  return { items, total: Number.isFinite(total) ? total : items.length };
}

/** The same where each item is made whole first. */
export const pageOf =
  <Wire, Item>(whole: (item: Wire) => Item) =>
  (items: Wire[], meta: FetchBaseQueryMeta | undefined): Page<Item> =>
    toPage(items.map(whole), meta);

/** The arguments of a list's call for one page; the first page is 1. */
export const pageArguments = (page: number, size: number): { limit: number; offset: number } => ({
  limit: size,
  offset: (page - 1) * size,
});

type ListQuery<Item> = {
  data?: Page<Item> | undefined;
  currentData?: Page<Item> | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
};

/** A list's query as `PagedList` takes it. An earlier failure no longer counts while the query is retried. */
export function readOf<Item>({ data, currentData, error, isFetching, refetch }: ListQuery<Item>) {
  const failure = isFetching ? undefined : problemOf(error)?.detail;
  return { data, currentData, isFetching, failure, retry: () => void refetch() };
}
