import type { FileToSave } from '../lib/fileToSave';
import type { ImageFacts } from '../modules/images/images.types';
import { fileInPieces } from './jsonBodies';

/** A file to save, as an answer. */
export const fileAnswer = ({ name, type, contents }: FileToSave) => ({
  status: 200 as const,
  headers: { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` },
  body: typeof contents === 'string' || contents instanceof Uint8Array ? contents : fileInPieces(contents),
});

/** An image to show, as an answer that comes in pieces. */
export const shownImage = ({ type, byteCount }: ImageFacts, pieces: AsyncIterable<Uint8Array>) => ({
  status: 200 as const,
  headers: {
    'content-type': type,
    'content-length': String(byteCount),
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
  },
  body: fileInPieces(pieces),
});
