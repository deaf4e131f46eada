/**
 * Where the browser gets an image that a link shows. The link itself is what gives access to it, so the browser needs no
 * more than the address.
 */
export function sharedImageAddress(token: string, imageId: string, access: string | undefined): string {
  const address = `/api/shared-proofs/${encodeURIComponent(token)}/images/${encodeURIComponent(imageId)}`;
  return access === undefined ? address : `${address}?access=${encodeURIComponent(access)}`;
}
