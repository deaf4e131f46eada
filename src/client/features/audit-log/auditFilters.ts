import type { AuditKind } from '../../api/auditLogApi';
import { auditKindValues } from '../../api/bounds';
import { pageNumberIn } from '../../lib/paths';

/** What the log is filtered by; empty texts for nothing. */
export type AuditFilters = {
  kind: AuditKind | '';
  search: string;
  /** Days in UTC, `YYYY-MM-DD`, included. */
  from: string;
  to: string;
  page: number;
};

export const noFilters: AuditFilters = { kind: '', search: '', from: '', to: '', page: 1 };

/** The filters of an address. What no filter can be is left out. */
export const filtersIn = (query: URLSearchParams): AuditFilters => ({
  kind: auditKindValues.find((kind) => kind === query.get('kind')) ?? '',
  search: query.get('search') ?? '',
  from: dayIn(query, 'from'),
  to: dayIn(query, 'to'),
  page: pageNumberIn(query),
});

/** The address of filters, without what nothing is filtered by. */
export function addressOf({ page, search, ...filters }: AuditFilters): URLSearchParams {
  const all = { ...filters, search: search.trim(), page: page > 1 ? String(page) : '' };
  return new URLSearchParams(Object.entries(all).filter(([, value]) => value !== ''));
}

/** The filters as the arguments of a call. */
export const matchingOf = ({ kind, search, from, to }: AuditFilters) => ({
  ...(kind && { kind }),
  ...(search.trim() && { search: search.trim() }),
  ...(from && { from }),
  ...(to && { to }),
});

function dayIn(query: URLSearchParams, name: 'from' | 'to'): string {
  const day = query.get(name) ?? '';
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(day) : undefined;
  const isDay = time && !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day);
  return isDay && day >= '0001' ? day : '';
}
