export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp';

/** A picture as a file. */
export interface ImageFile {
  type: ImageType;
  /** Pixels. */
  width: number;
  height: number;
  contents: Uint8Array;
}

export interface NewImage extends ImageFile {
  id: string;
  accountId: string;
  /** The length of `contents`. */
  byteCount: number;
  /** Of the file that was sent. */
  digest: string;
  createdAt: Date;
}

/** What is known of an image without its file. */
export interface ImageFacts extends Omit<NewImage, 'accountId' | 'digest' | 'contents'> {}
