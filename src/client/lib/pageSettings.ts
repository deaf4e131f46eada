/**
 * What the server writes into the page when it serves it: settings that a static bundle can't know.
 * A placeholder that nobody replaced (the file opened without the server) counts as not set.
 */
function metaContent(name: string): string {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
  return content.startsWith('__') ? '' : content;
}

/** The product's name. */
export function productName(): string {
  return metaContent('application-name');
}

/** Whether this server hands out demo accounts. */
export function isDemoOffered(): boolean {
  return metaContent('demo') === 'on';
}

/** Whether emails reach people. Another server than the product's own doesn't say that they don't. */
export function isMailSent(): boolean {
  return metaContent('mail') !== 'off';
}

/** The nonce that styles made at run time need under the content security policy; empty without one. */
export function styleNonce(): string {
  return metaContent('csp-nonce');
}
