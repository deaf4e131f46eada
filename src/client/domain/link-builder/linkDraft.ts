import type { AdFormat } from '../../../ad-kit/ad';
import {
  type Separator,
  type UtmFields,
  buildLink,
  cleanUtmValue,
  linkFault,
  readLink,
  utmFieldNames,
  utmPreset,
} from '../../../ad-kit/linkBuilder';
import { bounds } from '../../api/bounds';
import { lengthOf } from '../../lib/text';
import { formatCount } from '../../lib/numbers';

export type UtmFieldName = (typeof utmFieldNames)[number];

/** A link while it is being built: the address without what is measured, and the values as they were typed. */
export type LinkDraft = { address: string; utm: UtmFields };

const longestLink = bounds.MetaFeedAd.final_url.maxLength;

/**
 * Takes a link apart. One that measures nothing yet begins with the platform's usual values, and with the name of its
 * campaign.
 */
export function draftOf(link: string, format: AdFormat, separator: Separator, campaignName = ''): LinkDraft {
  const { address, utm } = readLink(link);
  if (utmFieldNames.some((name) => utm[name] !== '')) return { address, utm };
  const defaults = { ...utm, ...utmPreset(format, separator) };
  return { address, utm: { ...defaults, campaign: defaults.campaign || campaignName } };
}

/** The draft with a preset's values; those that the preset leaves empty stay as they were typed. */
export function withPreset({ address, utm }: LinkDraft, preset: Partial<UtmFields>): LinkDraft {
  const given = Object.entries(preset).filter(([, value]) => value !== '');
  return { address, utm: { ...utm, ...Object.fromEntries(given) } };
}

/** The link that the draft makes; empty while it has no address that can be built on. */
export function linkOf({ address, utm }: LinkDraft, separator: Separator): string {
  return linkFault(address) === null ? buildLink(address, utm, separator) : '';
}

/** What keeps the draft from being applied, as a sentence for the address's field. */
export function faultOf(draft: LinkDraft, separator: Separator): string | undefined {
  if (draft.address.trim() === '') return 'Please enter the URL your ad links to.';
  const fault = linkFault(draft.address);
  if (fault !== null) return `The URL ${fault}.`;
  const length = lengthOf(linkOf(draft, separator));
  return length > longestLink
    ? `The link is ${formatCount(length)} characters long. The limit is ${formatCount(longestLink)}.`
    : undefined;
}

/** What a value becomes in the link, where that is not what was typed. */
export function becomes(value: string, separator: Separator): string | undefined {
  const cleaned = cleanUtmValue(value, separator);
  if (cleaned === value) return undefined;
  return cleaned === '' ? 'Left out of the link: it has no letters or numbers.' : `In the link: ${cleaned}`;
}
