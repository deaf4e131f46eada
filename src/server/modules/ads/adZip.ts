import { fileNameOf, type FileToSave } from '../../lib/fileToSave';
import { type ZipFile, zipPieces } from '../../lib/zipPieces';
import type { SavedAd } from './ads.types';

export const zipFile = (name: string, files: AsyncIterable<ZipFile>): FileToSave => ({
  name: `${name}.zip`,
  type: 'application/zip',
  contents: zipPieces(files),
});

/** Where a variant's files lie: names may be alike once they are as file systems take them, so it is numbered. */
export const folderOf = ({ name, variantName }: Pick<SavedAd, 'name' | 'variantName'>, position: number): string =>
  `${position}-${fileNameOf(variantName ?? name)}`;

export async function* inFolder(folder: string, files: AsyncIterable<ZipFile>): AsyncGenerator<ZipFile> {
  for await (const { path, pieces } of files) yield { path: `${folder}/${path}`, pieces };
}

/** Texts, pictures and logos, in this order. A text that is empty is left out. */
export async function* allFiles(
  texts: readonly { path: string; text: string }[],
  pictures: AsyncGenerator<ZipFile>,
  logos: readonly ZipFile[],
): AsyncGenerator<ZipFile> {
  for (const { path, text } of texts) if (text !== '') yield { path, pieces: [Buffer.from(text, 'utf8')] };
  yield* pictures;
  yield* logos;
}
