import type { AdFormat } from './ad';
import { formats } from './formats';
import { landingPageMacro, outsideMacros } from './macros';
import { addressFault, joinAddress, splitAddress } from './webAddress';

/** What is measured of a link; the wire names are the parameters' without `utm_`. Empty ones are left out. */
export type UtmFields = {
  source: string;
  medium: string;
  campaign: string;
  /** The paid keyword. */
  term: string;
  /** Distinguishes ads and variants. */
  content: string;
  /** The campaign's id, needed to join imported cost data. */
  id: string;
};

/** Stands between the words of every value; one for the whole account, since `a-b` and `a_b` are two rows in a report. */
export type Separator = '-' | '_';

/** In the order in which they are written. Source: support.google.com/analytics/answer/10917952. */
export const utmFieldNames = ['source', 'medium', 'campaign', 'term', 'content', 'id'] as const;

export const noUtm: UtmFields = { source: '', medium: '', campaign: '', term: '', content: '', id: '' };

/** The usual values for a format's links; they land in Paid Search, Display and Paid Social. */
export function utmPreset(format: AdFormat, separator: Separator): Pick<UtmFields, 'source' | 'medium'> {
  const { platform } = formats[format];
  if (platform !== 'google') return { source: platform, medium: `paid${separator}social` };
  return { source: platform, medium: format === 'google_display' ? 'display' : 'cpc' };
}

/**
 * A value as it goes into a link: lower case, because reports keep `Sale` and `sale` apart, its words with the
 * separator between them, nothing but letters, digits and dots. Macros stay as they are.
 */
export function cleanUtmValue(value: string, separator: Separator): string {
  const cleaned = outsideMacros(value.normalize('NFC').trim(), (part) =>
    part
      .toLowerCase()
      .replace(/['’]/g, '')
      .replace(/[^\p{L}\p{M}\p{N}.]+/gu, separator),
  );
  // Whatever stood between two words is one separator by now.
  return cleaned.replace(/^[-_]|[-_]$/g, '');
}

export function cleanUtm(fields: UtmFields, separator: Separator): UtmFields {
  const cleaned = { ...noUtm };
  for (const name of utmFieldNames) cleaned[name] = cleanUtmValue(fields[name], separator);
  return cleaned;
}

/**
 * The address with the cleaned fields behind what its query has already; fields that stand in it are replaced, the
 * fragment stays last. `{lpurl}` works as an address too. An address that is none is returned as it is.
 */
export function buildLink(address: string, fields: UtmFields, separator: Separator): string {
  const cleaned = cleanUtm(fields, separator);
  const written = utmFieldNames
    .filter((name) => cleaned[name] !== '')
    .map((name) => `utm_${name}=${encodeValue(cleaned[name])}`);
  return withQuery(address.trim(), (kept) => [...kept, ...written]);
}

/**
 * The address with the content behind its query, where it has none; what its owner wrote stays letter by letter. One
 * without any of our fields gets all the given ones. An address that is none is returned as it is.
 */
export function completeLink(
  address: string,
  fields: Pick<UtmFields, 'source' | 'medium' | 'campaign' | 'content'>,
  separator: Separator,
): string {
  const parts = splitLink(address.trim());
  if (!parts) return address;
  const { utm } = readLink(address);
  if (utmFieldNames.every((name) => utm[name] === '')) return buildLink(address, { ...noUtm, ...fields }, separator);
  if (utm.content !== '') return address.trim();
  const kept = queryPartsOf(address.trim()).filter((part) => part !== 'utm_content=');
  return parts.join([...kept, `utm_content=${encodeValue(cleanUtmValue(fields.content, separator))}`].join('&'));
}

/** What `buildLink` made, taken apart: the address without the fields, and the fields as they stand in it. */
export function readLink(link: string): { address: string; utm: UtmFields } {
  const utm = { ...noUtm };
  for (const part of queryPartsOf(link.trim())) {
    const name = utmFieldNames.find((each) => part.startsWith(`utm_${each}=`));
    if (name && utm[name] === '') utm[name] = decodeValue(part.slice(part.indexOf('=') + 1));
  }
  return { address: withQuery(link.trim(), (kept) => kept), utm };
}

/** One field of a link, for thousands of links: ten times as fast as `readLink`, and for texts that are no links as well. */
export function utmValueIn(link: string, name: keyof UtmFields): string {
  const found = new RegExp(`[?&]utm_${name}=([^&#]+)`).exec(link);
  return decodeValue(found?.[1] ?? '');
}

/** Why an address cannot be built on, to follow its name in a sentence; `null` if it can. */
export function linkFault(address: string): string | null {
  return isTemplate(address.trim()) ? null : addressFault(address.trim());
}

/** The address with its query's own parts, those of our fields left out, changed by `edit`. */
function withQuery(address: string, edit: (kept: string[]) => string[]): string {
  const parts = splitLink(address);
  if (!parts) return address;
  const kept = queryPartsOf(address).filter((part) => !utmFieldNames.some((name) => part.startsWith(`utm_${name}=`)));
  const query = edit(kept).join('&');
  return parts.join(query === '' ? null : query);
}

function queryPartsOf(address: string): string[] {
  return (splitLink(address)?.query ?? '').split('&').filter((part) => part !== '');
}

type LinkParts = { query: string | null; join: (query: string | null) => string };

function splitLink(address: string): LinkParts | null {
  if (isTemplate(address)) {
    const [start = '', ...rest] = address.split('?');
    return {
      query: rest.length > 0 ? rest.join('?') : null,
      join: (query) => (query === null ? start : `${start}?${query}`),
    };
  }
  const parts = splitAddress(address);
  return parts && { query: parts.query, join: (query) => joinAddress({ ...parts, query }) };
}

function isTemplate(address: string): boolean {
  return address.startsWith(landingPageMacro);
}

/** Encoded but for macros, whose braces the platforms look for. */
function encodeValue(value: string): string {
  return outsideMacros(value, encodeURIComponent);
}

function decodeValue(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    // A lone percent sign is no escape; the link may come from anywhere.
    return value;
  }
}
