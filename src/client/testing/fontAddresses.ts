/** Stands for the bundler's addresses of font files. */
export function fontAddress(path: string): string {
  return `/fonts/${path}`;
}
