import type { FileToSave } from '../lib/fileToSave';
import { fileInPieces } from './jsonBodies';

/** A file to save, as an answer. */
export const fileAnswer = ({ name, type, contents }: FileToSave) => ({
  status: 200 as const,
  headers: { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` },
  body: typeof contents === 'string' || contents instanceof Uint8Array ? contents : fileInPieces(contents),
});
