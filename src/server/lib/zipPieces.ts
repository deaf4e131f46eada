import { Zip, ZipPassThrough } from 'fflate';

/** A file of an archive. */
export interface ZipFile {
  /** With its folders: `facebook/feed/spring.png`. */
  path: string;
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** The earliest date that ZIP knows. A fixed one, so that the same files always give the same archive. */
const writtenAt = '1980-01-02T00:00:00';

/**
 * A ZIP file, piece by piece, of files as they are: pictures are compressed already. Only one
 * piece of one file is in memory at a time.
 */
export async function* zipPieces(files: AsyncIterable<ZipFile> | Iterable<ZipFile>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, data) => {
    if (error) throw error;
    ready.push(data);
  });
  const take = (): Uint8Array[] => {
    const taken = ready;
    ready = [];
    return taken;
  };
  for await (const { path, pieces } of files) {
    const file = new ZipPassThrough(path);
    file.mtime = writtenAt;
    zip.add(file);
    for await (const piece of pieces) {
      file.push(piece);
      yield* take();
    }
    file.push(new Uint8Array(), true);
    yield* take();
  }
  zip.end();
  yield* take();
}
