/** A file that came with a request. It is on disk, and there until the request is answered. */
export interface ReceivedFile {
  path: string;
  /** SHA-256 of its bytes, in hexadecimal digits. */
  digest: string;
  /** Its first bytes, at most 16. */
  start: Buffer;
}
