import type { AdPlatform } from '../../../ad-kit/ad';
import { platformNames } from '../../../ad-kit/platforms';
import type { ApprovalState } from '../../api/adsApi';
import { labelIn } from '../../domain/labels/labelIn';
import { approvalIn, approvalParameter } from '../../domain/proofs/ApprovalFilter';
import { labelParameter, pageNumberIn, withParameter } from '../../lib/paths';

/** What a list of ads shows. */
export type AdFilters = {
  /** Part of an ad's name. */
  search: string;
  platform: AdPlatform | null;
  campaignId: string | null;
  approval: ApprovalState | undefined;
  label: string | undefined;
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
    approval: approvalIn(query),
    label: labelIn(query),
    page: pageNumberIn(query),
  };
}

/** The address with other filters; what else it says stays. */
export function writeAdFilters(query: URLSearchParams, filters: AdFilters): URLSearchParams {
  const { search, platform, campaignId, approval, label, page } = filters;
  const values = {
    search,
    platform: platform ?? undefined,
    in: campaignId ?? undefined,
    [approvalParameter]: approval,
    [labelParameter]: label,
    page: page > 1 ? String(page) : undefined,
  };
  return Object.entries(values).reduce((params, [name, value]) => withParameter(params, name, value), query);
}
