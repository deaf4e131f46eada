import type { ArtworkFormat } from '../../api/adsApi';
import type { Industry, ListLibraryTemplatesApiArg, TemplateCategory } from '../../api/templateLibraryApi';
import { artworkFormatValues, industryValues, templateCategoryValues } from '../../api/bounds';
import { pageArguments } from '../../api/page';
import { pageNumberIn } from '../../lib/paths';

export const libraryTabs = [
  { value: 'browse', label: 'Browse Templates' },
  { value: 'categories', label: 'By Category' },
  { value: 'industries', label: 'By Industry' },
] as const;
type LibraryTab = (typeof libraryTabs)[number]['value'];

const libraryViews = ['grid', 'list'] as const;
export type LibraryView = (typeof libraryViews)[number];

/** What the library shows; lives in the address, so that a link and the back button keep it. */
export type LibraryFilters = {
  tab: LibraryTab;
  view: LibraryView;
  search: string;
  /** `undefined` for all. */
  category: TemplateCategory | undefined;
  industry: Industry | undefined;
  format: ArtworkFormat | undefined;
  /** Counted from 1. */
  page: number;
};

export const libraryPageSize = 24;

/** Reads the address; what it does not understand counts as not there. */
export function readLibraryFilters(query: URLSearchParams): LibraryFilters {
  return {
    tab: libraryTabs.find(({ value }) => value === query.get('tab'))?.value ?? 'browse',
    view: libraryViews.find((view) => view === query.get('view')) ?? 'grid',
    search: query.get('search') ?? '',
    category: templateCategoryValues.find((category) => category === query.get('category')),
    industry: industryValues.find((industry) => industry === query.get('industry')),
    format: artworkFormatValues.find((format) => format === query.get('format')),
    page: pageNumberIn(query),
  };
}

/** The address of these filters; what is at its default is left out. */
export function writeLibraryFilters(filters: LibraryFilters): URLSearchParams {
  const query = new URLSearchParams();
  const search = filters.search.trim();
  if (filters.tab !== 'browse') query.set('tab', filters.tab);
  if (filters.view !== 'grid') query.set('view', filters.view);
  if (search) query.set('search', search);
  if (filters.category) query.set('category', filters.category);
  if (filters.industry) query.set('industry', filters.industry);
  if (filters.format) query.set('format', filters.format);
  if (filters.page > 1) query.set('page', String(filters.page));
  return query;
}

/** The query of one page of the library. */
export function libraryArguments({
  search,
  category,
  industry,
  format,
  page,
}: LibraryFilters): ListLibraryTemplatesApiArg {
  return {
    ...(search.trim() ? { search: search.trim() } : {}),
    ...(category ? { category } : {}),
    ...(industry ? { industry } : {}),
    ...(format ? { format } : {}),
    ...pageArguments(page, libraryPageSize),
  };
}

/** Whether anything hides templates. Paging and the view hide nothing. */
export function hasLibraryFilter({ search, category, industry, format }: LibraryFilters): boolean {
  return search.trim() !== '' || [category, industry, format].some((chosen) => chosen !== undefined);
}

/** The filters with nothing hidden. */
export function clearedFilters(filters: LibraryFilters): LibraryFilters {
  return { ...filters, search: '', category: undefined, industry: undefined, format: undefined, page: 1 };
}
