import type {
  CampaignSortField,
  CampaignStatus,
  ListCampaignsApiArg,
  Platform,
  SortDirection,
} from '../../api/campaignsApi';
import { campaignSortFieldValues, campaignStatusValues, platformValues, sortDirectionValues } from '../../api/bounds';
import { pageArguments } from '../../api/page';
import { labelParameter, pageNumberIn } from '../../lib/paths';
import { labelIn } from '../labels/labelIn';

/** What the campaign list shows; lives in the address, so that a link and the back button keep it. */
export type CampaignFilters = {
  search: string;
  /** `undefined` for all. */
  status: CampaignStatus | undefined;
  platform: Platform | undefined;
  label: string | undefined;
  sort: CampaignSortField;
  order: SortDirection;
  /** Counted from 1. */
  page: number;
};

export const pageSize = 25;

const newestFirst = { sort: 'created_at', order: 'desc' } as const;

/** Reads the address; what it does not understand counts as not there. */
export function readCampaignFilters(query: URLSearchParams): CampaignFilters {
  return {
    search: query.get('search') ?? '',
    status: oneOf(campaignStatusValues, query.get('status')),
    platform: oneOf(platformValues, query.get('platform')),
    label: labelIn(query),
    sort: oneOf(campaignSortFieldValues, query.get('sort')) ?? newestFirst.sort,
    order: oneOf(sortDirectionValues, query.get('order')) ?? newestFirst.order,
    page: pageNumberIn(query),
  };
}

/** The address of these filters; what is at its default is left out. */
export function writeCampaignFilters(filters: CampaignFilters): URLSearchParams {
  const query = new URLSearchParams();
  const search = filters.search.trim();
  if (search) query.set('search', search);
  if (filters.status) query.set('status', filters.status);
  if (filters.platform) query.set('platform', filters.platform);
  if (filters.label) query.set(labelParameter, filters.label);
  if (filters.sort !== newestFirst.sort) query.set('sort', filters.sort);
  if (filters.order !== newestFirst.order) query.set('order', filters.order);
  if (filters.page > 1) query.set('page', String(filters.page));
  return query;
}

/** The query of one page of the list. */
export function listArguments(filters: CampaignFilters): ListCampaignsApiArg {
  return { ...exportArguments(filters), ...pageArguments(filters.page, pageSize) };
}

/** The query of all matches, without a page. */
export function exportArguments({ sort, order, ...match }: CampaignFilters) {
  return { ...matchArguments(match), sort, order };
}

/** What narrows the list, as the server takes it. */
export function matchArguments({
  search,
  status,
  platform,
  label,
}: Pick<CampaignFilters, 'search' | 'status' | 'platform' | 'label'>) {
  return {
    ...(search.trim() ? { search: search.trim() } : {}),
    ...(status ? { status } : {}),
    ...(platform ? { platform } : {}),
    ...(label ? { label } : {}),
  };
}

/** Whether anything hides campaigns. Sorting and paging hide nothing. */
export function hasActiveFilter({ search, status, platform, label }: CampaignFilters): boolean {
  return search.trim() !== '' || [status, platform, label].some((value) => value !== undefined);
}

const textFields: ReadonlySet<CampaignSortField> = new Set(['name', 'status', 'platform']);

/** The filters after a click on a column: the same one turns its direction, another one starts with the largest. */
export function sortedBy(filters: CampaignFilters, sort: CampaignSortField): CampaignFilters {
  const first: SortDirection = textFields.has(sort) ? 'asc' : 'desc';
  const turned: SortDirection = filters.order === 'asc' ? 'desc' : 'asc';
  return { ...filters, sort, order: filters.sort === sort ? turned : first, page: 1 };
}

function oneOf<T extends string>(allowed: readonly T[], word: string | null): T | undefined {
  return allowed.find((value) => value === word);
}
