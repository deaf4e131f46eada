import type { ImageFile, ImageType, RewrittenPicture } from './images.types';

/** Reads and writes picture files. */
export interface ImageCodec {
  /** The size in pixels that a file says it has, without decoding it; `undefined` if it can't be read. */
  readSize(path: string): Promise<{ width: number; height: number } | undefined>;
  /**
   * Writes a picture anew beside the file that holds it: upright and with nothing in it but the picture. `undefined` if
   * it is broken.
   */
  rewrite(path: string, type: ImageType, pixelLimit: number): Promise<RewrittenPicture | undefined>;
  /** The tones of a stored picture; `undefined` if it is broken. */
  readTones(file: ImageFile): Promise<number[] | undefined>;
}
