import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parse, type Font } from 'opentype.js/dist/opentype.mjs';
import { graphemesOf } from '../../../ad-kit/graphemes';
import { stretchesOf } from '../../../ad-kit/type-setting/direction';
import {
  coversCodePoint,
  fallbackFaceOf,
  fontFaces,
  type FontFaceId,
  fontFilesFor,
  shapedFaceOf,
} from '../../../ad-kit/type-setting/fontFaces';
import { harfbuzzFile } from '../../../ad-kit/type-setting/harfbuzz';
import { sfntOf } from '../../../ad-kit/type-setting/sfnt';
import { isInvisible, isRtl } from '../../../ad-kit/type-setting/writingSystems';

/** A part of a line in one font, and the path of the font's file. */
interface Run {
  font: string;
  text: string;
}

/** The fonts of a document: their files, and which sets which letters. */
export interface PdfFonts {
  files: ReadonlyMap<string, Uint8Array>;
  /** A line's parts as they are seen from left to right. */
  runsOf(line: string, face: FontFaceId): Run[];
}

const packages = createRequire(import.meta.url);

/** Stands for a letter that no font has; an emoji is left out, unless there is nothing else. */
const missing = '?';
const emoji = /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u;

/** Reads what it takes to set some texts in some faces. */
export async function readFonts(faces: readonly FontFaceId[], texts: readonly string[]): Promise<PdfFonts> {
  const all = `${texts.join(' ')}${missing}`;
  const paths = new Set(faces.flatMap((face) => fontFilesFor(face, all)).map(({ path }) => path));
  // The library that writes the file shapes by itself.
  paths.delete(harfbuzzFile);
  const files = new Map<string, Uint8Array>();
  const fonts = new Map<string, Font>();
  for (const path of paths) {
    const sfnt = sfntOf(Uint8Array.from(await readFile(packages.resolve(path))).buffer);
    files.set(path, new Uint8Array(sfnt));
    fonts.set(path, parse(sfnt));
  }

  const fontFor = (character: string, face: FontFaceId): string | undefined =>
    [face, fallbackFaceOf(face)]
      .flatMap((id) => fontFaces[id].files)
      .filter(({ subset }) => coversCodePoint(subset, character.codePointAt(0) ?? 0))
      .find(({ path }) => (fonts.get(path)?.charToGlyphIndex(character) ?? 0) > 0)?.path;

  const plainRuns = (text: string, face: FontFaceId): Run[] =>
    graphemesOf(text).flatMap((cluster) => {
      const seen = Array.from(cluster).filter((character) => !isInvisible(character));
      const found = seen.map((character) => ({ font: fontFor(character, face), text: character }));
      if (found.every((run): run is Run => run.font !== undefined)) return found;
      return emoji.test(cluster) ? [] : [{ font: fontFor(missing, face) ?? '', text: missing }];
    });

  return {
    files,
    runsOf(line, face) {
      const runs = stretchesOf(line.normalize('NFC'), isRtl(line)).flatMap((stretch): Run[] => {
        const { text, script } = stretch;
        if (script)
          return fontFaces[shapedFaceOf(face, script)].files.slice(0, 1).map(({ path }) => ({ font: path, text }));
        return plainRuns(stretch.isRtl ? graphemesOf(text).reverse().join('') : text, face);
      });
      const isLost = runs.every(({ text }) => text.trim() === '') && line.trim() !== '';
      return trimmed(joined(isLost ? plainRuns(missing, face) : runs));
    },
  };
}

/** Neighbors in one font as one part. */
function joined(runs: readonly Run[]): Run[] {
  const parts: Run[] = [];
  for (const { font, text } of runs) {
    const last = parts.at(-1);
    if (last?.font === font) last.text += text;
    else parts.push({ font, text });
  }
  return parts;
}

/** Without the space that an emoji at the beginning leaves behind. */
const trimmed = (runs: Run[]): Run[] =>
  runs.map((run, index) => (index === 0 ? { ...run, text: run.text.trimStart() } : run));
