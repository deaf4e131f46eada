import { drawnScriptOf, type DrawnScript } from './writingSystems';
import { harfbuzzFile } from './harfbuzz';

/** Parts that a face's file is cut into by characters, so that few bytes travel for a text. */
export type FontSubset = 'latin' | 'latin-ext' | 'vietnamese' | 'cyrillic' | 'greek' | DrawnScript;

/** The characters of each subset, as the @fontsource packages cut them. */
const subsetRanges: Record<Exclude<FontSubset, DrawnScript>, readonly (readonly [number, number])[]> = {
  latin: [
    [0x0, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x2bb, 0x2bc],
    [0x2c6, 0x2c6],
    [0x2da, 0x2da],
    [0x2dc, 0x2dc],
    [0x2000, 0x206f],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2191, 0x2193],
    [0x2212, 0x2215],
  ],
  'latin-ext': [
    [0x100, 0x2ff],
    [0x304, 0x304],
    [0x308, 0x308],
    [0x329, 0x329],
    [0x1d00, 0x1dbf],
    [0x1e00, 0x1eff],
    [0x20a0, 0x20c0],
    [0x2113, 0x2113],
    [0x2c60, 0x2c7f],
    [0xa720, 0xa7ff],
  ],
  vietnamese: [
    [0x102, 0x103],
    [0x110, 0x111],
    [0x128, 0x129],
    [0x168, 0x169],
    [0x1a0, 0x1b0],
    [0x300, 0x309],
    [0x323, 0x329],
    [0x1ea0, 0x1ef9],
    [0x20ab, 0x20ab],
  ],
  cyrillic: [
    [0x301, 0x301],
    [0x400, 0x45f],
    [0x490, 0x491],
    [0x4b0, 0x4b1],
    [0x2116, 0x2116],
  ],
  greek: [[0x370, 0x3ff]],
};

/** One file of a face; `path` is below node_modules and names the file for good. */
export type FontFile = { path: string; subset: FontSubset };

/** A file that setting a text takes: of a font, or the program that shapes. */
export type NeededFile = { path: string };
const shaper: NeededFile = { path: harfbuzzFile };

export type FontFace = {
  family: string;
  weight: number;
  style: 'normal' | 'italic';
  /** In the order they are asked for a character. */
  files: readonly FontFile[];
};

function face(
  family: string,
  slug: string,
  weight: number,
  subsets: readonly FontSubset[],
  style: FontFace['style'] = 'normal',
): FontFace {
  const files = subsets.map((subset) => ({
    path: `@fontsource/${slug}/files/${slug}-${subset}-${weight}-${style}.woff`,
    subset,
  }));
  return { family, weight, style, files };
}

const latin = ['latin'] as const;
const extended = ['latin', 'latin-ext'] as const;
const vietnamese = ['latin', 'latin-ext', 'vietnamese'] as const;
const withCyrillic = ['latin', 'latin-ext', 'vietnamese', 'cyrillic'] as const;
const everySubset = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'greek'] as const;

/**
 * The faces that texts are set in, each a static file: opentype.js sets a variable font at its default only. WOFF, not
 * WOFF2, because opentype.js reads it without a decompressor of its own.
 */
export const fontFaces = {
  'fraunces-400': face('Fraunces', 'fraunces', 400, vietnamese),
  'fraunces-600': face('Fraunces', 'fraunces', 600, vietnamese),
  'playfair-display-400': face('Playfair Display', 'playfair-display', 400, withCyrillic),
  'playfair-display-600': face('Playfair Display', 'playfair-display', 600, withCyrillic),
  'playfair-display-500-italic': face('Playfair Display', 'playfair-display', 500, withCyrillic, 'italic'),
  'dm-serif-display-400': face('DM Serif Display', 'dm-serif-display', 400, extended),
  'instrument-serif-400': face('Instrument Serif', 'instrument-serif', 400, extended),
  'instrument-serif-400-italic': face('Instrument Serif', 'instrument-serif', 400, extended, 'italic'),
  'archivo-500': face('Archivo', 'archivo', 500, vietnamese),
  'archivo-700': face('Archivo', 'archivo', 700, vietnamese),
  'archivo-900': face('Archivo', 'archivo', 900, vietnamese),
  'anton-400': face('Anton', 'anton', 400, vietnamese),
  'bowlby-one-400': face('Bowlby One', 'bowlby-one', 400, latin),
  'space-grotesk-500': face('Space Grotesk', 'space-grotesk', 500, vietnamese),
  'space-grotesk-700': face('Space Grotesk', 'space-grotesk', 700, vietnamese),
  'bricolage-grotesque-500': face('Bricolage Grotesque', 'bricolage-grotesque', 500, vietnamese),
  'bricolage-grotesque-700': face('Bricolage Grotesque', 'bricolage-grotesque', 700, vietnamese),
  'bricolage-grotesque-800': face('Bricolage Grotesque', 'bricolage-grotesque', 800, vietnamese),
  'noto-sans-500': face('Noto Sans', 'noto-sans', 500, everySubset),
  'noto-sans-700': face('Noto Sans', 'noto-sans', 700, everySubset),
  'noto-sans-arabic-500': face('Noto Sans Arabic', 'noto-sans-arabic', 500, ['arabic']),
  'noto-sans-arabic-700': face('Noto Sans Arabic', 'noto-sans-arabic', 700, ['arabic']),
  'noto-sans-hebrew-500': face('Noto Sans Hebrew', 'noto-sans-hebrew', 500, ['hebrew']),
  'noto-sans-hebrew-700': face('Noto Sans Hebrew', 'noto-sans-hebrew', 700, ['hebrew']),
  'noto-sans-thai-500': face('Noto Sans Thai', 'noto-sans-thai', 500, ['thai']),
  'noto-sans-thai-700': face('Noto Sans Thai', 'noto-sans-thai', 700, ['thai']),
  'noto-sans-devanagari-500': face('Noto Sans Devanagari', 'noto-sans-devanagari', 500, ['devanagari']),
  'noto-sans-devanagari-700': face('Noto Sans Devanagari', 'noto-sans-devanagari', 700, ['devanagari']),
} as const satisfies Record<string, FontFace>;
export type FontFaceId = keyof typeof fontFaces;
export const fontFaceIds = Object.keys(fontFaces) as FontFaceId[];

/** The face that stands in for characters that a face lacks, near it in weight. */
export const fallbackFaceOf = (id: FontFaceId): FontFaceId =>
  fontFaces[id].weight < 600 ? 'noto-sans-500' : 'noto-sans-700';

/** The face that sets a script which needs shaping, near the face in weight. */
export const shapedFaceOf = (id: FontFaceId, script: DrawnScript): FontFaceId =>
  fontFaces[id].weight < 600 ? `noto-sans-${script}-500` : `noto-sans-${script}-700`;

/** Whether the subset is the place to look for the character. Letters that need shaping are looked for by their words. */
export const coversCodePoint = (subset: FontSubset, codePoint: number): boolean =>
  isRanged(subset) && subsetRanges[subset].some(([first, last]) => codePoint >= first && codePoint <= last);

const isRanged = (subset: FontSubset): subset is keyof typeof subsetRanges => subset in subsetRanges;

/**
 * The files needed to set the text in the face: its stand-in's where the face has no subset for a character, and for a
 * script that needs shaping that script's with the program that shapes it.
 * A face may still lack a character within its subset; that one is then reported as missing.
 */
export function fontFilesFor(id: FontFaceId, text: string): NeededFile[] {
  const needed = new Set<NeededFile>();
  for (const character of new Set(text.normalize('NFC'))) {
    const script = drawnScriptOf(character);
    if (script) for (const file of [...fontFaces[shapedFaceOf(id, script)].files, shaper]) needed.add(file);
    const codePoint = character.codePointAt(0) ?? 0;
    const own = fontFaces[id].files.filter(({ subset }) => coversCodePoint(subset, codePoint));
    const others = fontFaces[fallbackFaceOf(id)].files.filter(({ subset }) => coversCodePoint(subset, codePoint));
    for (const file of own.length > 0 ? own : others) needed.add(file);
    // A subset may lack single signs of its range, such as arrows; plain letters it never lacks.
    if (codePoint > 0xff) for (const file of others) needed.add(file);
  }
  return [...needed];
}
