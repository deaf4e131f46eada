export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp';

/** A picture as a file. */
export interface ImageFile {
  type: ImageType;
  /** Pixels. */
  width: number;
  height: number;
  /** At least a fiftieth of it is see-through. */
  isTransparent: boolean;
  /**
   * How many thousandths of its visible pixels have each tone, the darkest first; empty where it wasn't looked at yet.
   */
  tones: number[];
  contents: Uint8Array;
}

/** What is stored of an image beside its file. */
export interface NewImage extends Omit<ImageFile, 'contents'> {
  id: string;
  workspaceId: string;
  /** The maker's account; null once that is gone. */
  createdBy: string | null;
  /** The length of its file. */
  byteCount: number;
  /** A digest of the file that was sent. */
  digest: string;
  createdAt: Date;
}

/** What is known of an image without its file. */
export type ImageFacts = Omit<NewImage, 'workspaceId' | 'createdBy' | 'digest'>;

/** A picture that was re-encoded into a file on disk. The caller removes the file. */
export interface RewrittenPicture extends Omit<ImageFile, 'contents'> {
  path: string;
  byteCount: number;
}
