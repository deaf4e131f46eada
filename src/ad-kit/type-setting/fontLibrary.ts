import { parse, type Font, type Glyph } from 'opentype.js/dist/opentype.mjs';
import { graphemesOf } from '../graphemes';
import { stretchesOf, type Stretch } from './direction';
import { coversCodePoint, fallbackFaceOf, fontFaces, shapedFaceOf, type FontFaceId, type FontFile } from './fontFaces';
import { createHarfbuzz, harfbuzzFile, type ShapingFont } from './harfbuzz';
import { sfntOf } from './sfnt';
import { isInvisible, needsShaping, type DrawnScript } from './writingSystems';

/** A box around ink, in em, y downwards from the baseline. */
export type InkBox = { left: number; top: number; right: number; bottom: number };

/** One letter's outline. Lengths in em, y downwards from the baseline. */
export type GlyphOutline = { ink: InkBox; commands: readonly OutlineCommand[] };
type OutlineCommand = { type: 'M' | 'L' | 'Q' | 'C' | 'Z'; points: readonly number[] };

/**
 * A letter or mark in a word. `x` and `y` in em, `y` downwards; `at` is where its character, base and marks together,
 * begins in the text.
 */
type PlacedGlyph = { outline: GlyphOutline; x: number; y: number; at: number };

/** A word whose letters have their places; lengths in em, without tracking. */
export type WordRun = {
  text: string;
  /** From the start of the word to where the next sign would start. */
  advance: number;
  glyphs: readonly PlacedGlyph[];
  /** Empty ink is all zeros. */
  ink: InkBox;
  /** Characters that no face has, each once; they leave no gap. */
  missing: readonly string[];
  /** Whether the word was left out because its script needs shaping that is not at hand. */
  needsShaping: boolean;
  /** Whether its letters join or change places, so that it can't be cut between any two of them. */
  isShaped: boolean;
};

/** The fonts at hand. */
export interface FontLibrary {
  /**
   * The word set in the face, in a text that runs from right to left or not. Measured once and kept, so that typing and
   * resizing cost little.
   */
  word(face: FontFaceId, text: string, isRtl?: boolean): WordRun;
  /** Height of capitals in em. */
  capHeight(face: FontFaceId): number;
  /** Width of a space in em. */
  space(face: FontFaceId): number;
}

/** A font of a script that needs shaping. */
type ShapedFont = { font: OpenFont; shaping: ShapingFont };

/** The words kept are thrown away at this many letters, some tens of megabytes: a single word may have thousands. */
const maxKeptLetters = 200_000;

/** A base and its marks: no writing puts more over one another, and what lies there could not be read. */
const maxStackedGlyphs = 4;

/**
 * A library over the bytes of font files, by their `path` in fontFaces. A file that is not there counts as a font
 * without characters. Throws an `Error` at the first use of bytes that are no font.
 */
export function createFontLibrary(files: { get(path: string): ArrayBuffer | undefined }): FontLibrary {
  const fonts = new Map<string, OpenFont | undefined>();
  const shapedFonts = new Map<string, ShapedFont>();
  const words = new Map<string, WordRun>();
  let harfbuzz: ReturnType<typeof createHarfbuzz> | undefined;
  let keptLetters = 0;

  function open(file: FontFile): OpenFont | undefined {
    const known = fonts.get(file.path);
    if (known) return known;
    const bytes = files.get(file.path);
    if (!bytes) return undefined;
    const font = new OpenFont(parse(sfntOf(bytes)));
    fonts.set(file.path, font);
    return font;
  }

  function find(face: FontFaceId, character: string): { font: OpenFont; glyph: Glyph } | undefined {
    const codePoint = character.codePointAt(0) ?? 0;
    for (const id of [face, fallbackFaceOf(face)]) {
      for (const file of fontFaces[id].files) {
        if (!coversCodePoint(file.subset, codePoint)) continue;
        const font = open(file);
        const glyph = font?.glyph(character);
        if (font && glyph) return { font, glyph };
      }
    }
    return undefined;
  }

  /** A font that is read twice, for its outlines and for shaping, is uncompressed once. */
  function openShaped(file: FontFile): ShapedFont | undefined {
    const known = shapedFonts.get(file.path);
    if (known) return known;
    const [program, bytes] = [files.get(harfbuzzFile), files.get(file.path)];
    if (!program || !bytes) return undefined;
    harfbuzz ??= createHarfbuzz(program);
    const sfnt = sfntOf(bytes);
    const opened = { font: new OpenFont(parse(sfnt)), shaping: harfbuzz.open(sfnt) };
    shapedFonts.set(file.path, opened);
    return opened;
  }

  /** A word with letters that need shaping: each stretch by its own means, side by side as they are seen. */
  function setShaped(face: FontFaceId, text: string, isRtl: boolean): WordRun {
    const runs = stretchesOf(text.replace(tooManyMarks, '$1'), isRtl).map((stretch) => ({
      at: stretch.at,
      run: setStretch(face, stretch),
    }));
    // A word that lacks a part says something else.
    if (runs.some(({ run }) => run.needsShaping)) return { ...emptyRun, text, needsShaping: true };
    let advance = 0;
    const glyphs = runs.flatMap(({ at, run }) => {
      const start = advance;
      advance += run.advance;
      return run.glyphs.map((glyph) => ({ ...glyph, x: glyph.x + start, at: glyph.at + at }));
    });
    const missing = [...new Set(runs.flatMap(({ run }) => run.missing))];
    return { text, advance, glyphs, ink: inkOf(glyphs), missing, needsShaping: false, isShaped: true };
  }

  function setStretch(face: FontFaceId, stretch: Stretch): WordRun {
    if (stretch.script) return shape(face, stretch, stretch.script);
    const isOther = needsShaping(stretch.text);
    return isOther ? { ...emptyRun, text: stretch.text, needsShaping: true } : set(face, asSeen(stretch));
  }

  function shape(face: FontFaceId, { text, isRtl }: Stretch, script: DrawnScript): WordRun {
    const [file] = fontFaces[shapedFaceOf(face, script)].files;
    const opened = file && openShaped(file);
    if (!opened) return { ...emptyRun, text, needsShaping: true };
    const { font, shaping } = opened;
    const glyphs: PlacedGlyph[] = [];
    const missing = new Set<string>();
    let x = 0;
    for (const glyph of shaping.shape(text, isRtl)) {
      if (glyph.index === 0) missing.add(String.fromCodePoint(text.codePointAt(glyph.at) ?? 0));
      else {
        const place = { x: x + glyph.x * font.scale, y: -glyph.y * font.scale };
        glyphs.push({ outline: font.outlineAt(glyph.index), ...place, at: glyph.at });
      }
      x += glyph.advance * font.scale;
    }
    return { ...emptyRun, text, advance: x, glyphs, ink: inkOf(glyphs), missing: [...missing], isShaped: true };
  }

  function set(face: FontFaceId, text: string): WordRun {
    const glyphs: PlacedGlyph[] = [];
    const missing = new Set<string>();
    let x = 0;
    let end = 0;
    let last: { font: OpenFont; glyph: Glyph } | undefined;
    for (const cluster of graphemesOf(text)) {
      const at = end;
      end += cluster.length;
      const parts = Array.from(cluster)
        .filter((character) => !isInvisible(character))
        .slice(0, maxStackedGlyphs);
      const found = parts.map((character) => find(face, character));
      // A cluster is set whole or not at all: half an emoji or a bare accent says something else.
      if (found.some((part) => !part)) {
        missing.add(cluster);
        last = undefined;
        continue;
      }
      for (const part of found) {
        if (!part) continue;
        if (last && last.font === part.font) x += part.font.kerning(last.glyph, part.glyph);
        glyphs.push({ outline: part.font.outline(part.glyph), x, y: 0, at });
        x += part.font.advance(part.glyph);
        last = part;
      }
    }
    return { ...emptyRun, text, advance: x, glyphs, ink: inkOf(glyphs), missing: [...missing] };
  }

  return {
    word(face, text, isRtl = false) {
      const isShaped = needsShaping(text);
      const key = `${face}${isShaped && isRtl ? '<' : ' '}${text}`;
      const known = words.get(key);
      if (known) return known;
      const run = isShaped ? setShaped(face, text, isRtl) : set(face, text);
      // Words that draw nothing take memory, too.
      keptLetters += text.length + 1;
      if (keptLetters > maxKeptLetters) {
        words.clear();
        keptLetters = text.length + 1;
      }
      words.set(key, run);
      return run;
    },
    capHeight(face) {
      return -this.word(face, 'H').ink.top || 0.7;
    },
    space(face) {
      return this.word(face, ' ').advance || 0.25;
    },
  };
}

const noInk: InkBox = { left: 0, top: 0, right: 0, bottom: 0 };
const emptyRun: WordRun = {
  text: '',
  advance: 0,
  glyphs: [],
  ink: noInk,
  missing: [],
  needsShaping: false,
  isShaped: false,
};

/** A stretch's characters in the order in which they are seen, where none of them changes its form. */
const asSeen = ({ text, isRtl }: Stretch): string => (isRtl ? graphemesOf(text).reverse().join('') : text);

/** More marks in a row than any of these scripts puts on a letter. */
const tooManyMarks = /(\p{M}{4})\p{M}+/gu;

/** The box around all ink of the letters; all zeros where there is none. */
export function inkOf(glyphs: WordRun['glyphs']): InkBox {
  const inked = glyphs.filter(({ outline }) => outline.commands.length > 0);
  if (inked.length === 0) return noInk;
  return {
    left: Math.min(...inked.map(({ outline, x }) => x + outline.ink.left)),
    top: Math.min(...inked.map(({ outline, y }) => y + outline.ink.top)),
    right: Math.max(...inked.map(({ outline, x }) => x + outline.ink.right)),
    bottom: Math.max(...inked.map(({ outline, y }) => y + outline.ink.bottom)),
  };
}

/** A font whose lengths are in em and whose outlines are read once. */
class OpenFont {
  private readonly outlines = new Map<number, GlyphOutline>();
  /** An em by the font's own unit. */
  readonly scale: number;

  constructor(private readonly font: Font) {
    this.scale = 1 / font.unitsPerEm;
  }

  glyph(character: string): Glyph | undefined {
    return this.font.charToGlyphIndex(character) > 0 ? this.font.charToGlyph(character) : undefined;
  }

  advance(glyph: Glyph): number {
    return (glyph.advanceWidth ?? 0) * this.scale;
  }

  kerning(left: Glyph, right: Glyph): number {
    return this.font.getKerningValue(left, right) * this.scale;
  }

  outlineAt(index: number): GlyphOutline {
    return this.outline(this.font.glyphs.get(index));
  }

  outline(glyph: Glyph): GlyphOutline {
    const known = this.outlines.get(glyph.index);
    if (known) return known;
    const at = (...points: number[]) => points.map((value, index) => (index % 2 ? -value : value) * this.scale);
    const commands = glyph.path.commands.map((command): OutlineCommand => {
      if (command.type === 'Z') return { type: 'Z', points: [] };
      if (command.type === 'Q') return { type: 'Q', points: at(command.x1, command.y1, command.x, command.y) };
      if (command.type === 'C')
        return { type: 'C', points: at(command.x1, command.y1, command.x2, command.y2, command.x, command.y) };
      return { type: command.type, points: at(command.x, command.y) };
    });
    const { x1, y1, x2, y2 } = glyph.getBoundingBox();
    const [left = 0, top = 0, right = 0, bottom = 0] = at(x1, y2, x2, y1);
    const outline = { ink: { left, top, right, bottom }, commands };
    this.outlines.set(glyph.index, outline);
    return outline;
  }
}
