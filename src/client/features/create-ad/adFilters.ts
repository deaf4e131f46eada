import type { AdPlatform } from '../../../ad-kit/ad';
import { platformNames } from '../../../ad-kit/platforms';
import { pageNumberIn } from '../../lib/paths';

/** What a list of ads shows. */
export type AdFilters = {
  /** Part of an ad's name. */
  search: string;
  platform: AdPlatform | null;
  campaignId: string | null;
  /** From 1. */
  page: number;
};

export const adPlatforms = Object.keys(platformNames) as AdPlatform[];

/** What the page's own part of the address says; a platform that there is not is none. */
export function readAdFilters(query: URLSearchParams): AdFilters {
  return {
    search: query.get('search') ?? '',
    platform: adPlatforms.find((platform) => platform === query.get('platform')) ?? null,
    campaignId: query.get('in'),
    page: pageNumberIn(query),
  };
}

/** The address with other filters; what else it says stays. */
export function writeAdFilters(query: URLSearchParams, filters: AdFilters): URLSearchParams {
  const params = new URLSearchParams(query);
  const { search, platform, campaignId, page } = filters;
  const values = { search, platform: platform ?? '', in: campaignId ?? '', page: page > 1 ? String(page) : '' };
  for (const [name, value] of Object.entries(values)) {
    if (value === '') params.delete(name);
    else params.set(name, value);
  }
  return params;
}
