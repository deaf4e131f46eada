import { imageTypeValues } from '../../api/bounds';

/** The contract's bound of an upload's body. */
export const maxImageBytes = 10 * 1024 * 1024;

/** For the file chooser's `accept`. */
export const imageFileTypes = imageTypeValues.join();

/** Why a file can't be an image, in one sentence; `undefined` where only the server can know. */
export function checkImageFile({ name, type, size }: File): string | undefined {
  if (!imageTypeValues.some((known) => known === type)) {
    return `${name} isn’t a PNG, JPEG, or WebP image. Choose another file.`;
  }
  if (size > maxImageBytes) return `${name} is ${formatSize(size)}. Images can be up to 10 MB.`;
  return size === 0 ? `${name} is empty. Choose another file.` : undefined;
}

/** A file's size: `340 KB`, `2.4 MB`. */
export function formatSize(bytes: number): string {
  const megabytes = bytes / (1024 * 1024);
  return megabytes < 0.95 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${megabytes.toFixed(1)} MB`;
}
