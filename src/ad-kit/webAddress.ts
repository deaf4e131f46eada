/** The parts of an address, as they are written. */
export type WebAddress = {
  /** Lower case, without the colon. */
  scheme: string;
  /** With the port, if there is one. */
  host: string;
  path: string;
  /** Without its `?`; `null` where there is none. */
  query: string | null;
  /** Without its `#`; `null` where there is none. */
  fragment: string | null;
};

const parts = /^([a-z][a-z0-9+.-]*):\/\/([^/?#]*)((?:\/[^?#]*)?)(?:\?([^#]*))?(?:#(.*))?$/is;
const domain = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?\.)+[\p{L}][\p{L}\p{N}\p{M}-]+(?::\d{1,5})?$/u;

/**
 * Takes an address apart without changing a letter, which neither the browser's nor Node's own parser does: they
 * encode the braces of macros. `null` for a text without scheme.
 */
export function splitAddress(text: string): WebAddress | null {
  const [, scheme, host, path, query, fragment] = parts.exec(text) ?? [];
  if (scheme === undefined || host === undefined) return null;
  return { scheme: scheme.toLowerCase(), host, path: path ?? '', query: query ?? null, fragment: fragment ?? null };
}

/** The parts put together again: the same text, but for the case of the scheme. */
export function joinAddress({ scheme, host, path, query, fragment }: WebAddress): string {
  return `${scheme}://${host}${path}${query === null ? '' : `?${query}`}${fragment === null ? '' : `#${fragment}`}`;
}

/** What is wrong with an address as the target of an ad, to follow its name in a sentence; `null` if nothing. */
export function addressFault(text: string): string | null {
  if (/[\s\p{Cc}\p{Cf}]/u.test(text)) return 'contains a space or an invisible character';
  const address = splitAddress(text);
  if (!address) return /^[a-z][a-z0-9+.-]*:/i.test(text) ? 'isn’t a valid web address' : 'doesn’t start with https://';
  if (address.scheme !== 'https' && address.scheme !== 'http') return 'isn’t a valid web address';
  if (address.host.includes('@')) return 'contains a username';
  if (!domain.test(address.host)) return 'has no domain, such as example.com';
  return null;
}

/**
 * Whether an address, which somebody may still be writing, is something else than a web page (`javascript:…`), or leads a
 * browser to another one than it shows: `//example.com`, `https:example.com`, `https://name@example.com`. One that has
 * merely begun, or no scheme yet, is only unfinished.
 */
export function isUnsafeAddress(text: string): boolean {
  // Browsers overlook blanks and control characters, and take a backslash for a slash.
  const read = text.replace(/[\s\p{Cc}\p{Cf}]/gu, '').replaceAll('\\', '/');
  const [, scheme = '', rest = read] = /^([a-z][a-z0-9+.-]*):(.*)$/is.exec(read) ?? [];
  if (scheme === '') return read.startsWith('//');
  if (!/^https?$/i.test(scheme)) {
    const isPort = scheme.includes('.') && /^\d{1,5}(?:[/?#]|$)/.test(rest);
    return !isPort;
  }
  if ('//'.startsWith(rest)) return false;
  const [authority = ''] = rest.slice(2).split(/[/?#]/, 1);
  return !rest.startsWith('//') || authority === '' || authority.includes('@');
}

/** An address that somebody wrote without its scheme, as `example.com/sale`, with `https://`; any other text as it is. */
export function withScheme(text: string): string {
  const written = text.trim();
  const [host = ''] = written.split(/[/?#]/, 1);
  return domain.test(host) && addressFault(`https://${written}`) === null ? `https://${written}` : text;
}
