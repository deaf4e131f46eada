import { setInRoom } from './setInRoom';
import { fontFilesFor } from './fontFaces';
import { createFontLibrary } from './fontLibrary';
import { installedFontFiles, installedFonts } from './testing/installedFonts';
import { outlineText } from './textOutline';

const library = installedFonts();
const style = { face: 'archivo-700', lineHeight: 1, tracking: -0.02 } as const;
const room = { width: 600, height: 400, maxSize: 120, minSize: 20 };
const seenWords = (text: string, width = 600) =>
  setInRoom(library, text, style, { ...room, width }).lines.map(({ pieces }) => pieces.map(({ run }) => run.text));

describe('a word that needs shaping', () => {
  it.each([
    ['Arabic joins its letters', 'تخفيضات'],
    ['Hebrew is set from right to left', 'שלום'],
    ['Thai stacks its marks', 'น้ำผึ้ง'],
    ['Hindi moves and merges its letters', 'किफ़ायती'],
  ])('%s', (_what, text) => {
    const run = library.word('archivo-700', text, true);
    expect(run).toMatchObject({ missing: [], needsShaping: false, isShaped: true });
    expect(run.ink.right - run.ink.left).toBeGreaterThan(1);
    expect(run.ink.left).toBeGreaterThan(-0.2);
    expect(run.ink.right).toBeLessThan(run.advance + 0.2);
  });

  it('has other forms within a word than alone', () => {
    const alone = library.word('archivo-700', 'ب').glyphs.find(({ outline }) => outline.ink.right > 0.5);
    const joined = library.word('archivo-700', 'ببب', true).glyphs.map(({ outline }) => outline);
    // At its beginning, in its middle and at its end, besides the dot below.
    expect(new Set(joined).size).toBe(4);
    expect(joined).not.toContain(alone?.outline);
  });

  it('puts a vowel that is written after its letter before it, as Hindi does', () => {
    const [first, second] = library.word('archivo-700', 'कि').glyphs;
    expect(first?.x).toBeLessThan(second?.x ?? 0);
    expect(second?.outline).toBe(library.word('archivo-700', 'क').glyphs[0]?.outline);
  });

  it('keeps digits, signs and Latin letters of the same word in their order', () => {
    const digits = library.word('archivo-700', '50%').glyphs.map(({ outline }) => outline);
    const word = library.word('archivo-700', 'ב-50%', true).glyphs;
    const shown = word.toSorted((one, other) => one.x - other.x).map(({ outline }) => outline);
    expect(digits.every((digit) => shown.includes(digit))).toBe(true);
    expect(shown.indexOf(digits[0] as never)).toBeLessThan(shown.indexOf(digits[1] as never));
    expect(shown.at(-1)).toBe(library.word('archivo-700', 'ב').glyphs[0]?.outline);
  });

  it('carries no more marks than can be read', () => {
    expect(library.word('archivo-700', `ب${'\u064E\u0651'.repeat(2_000)}`).glyphs.length).toBeLessThan(8);
  });

  it('is left out, and said to be, where its script or its shaper is not at hand', () => {
    expect(library.word('archivo-700', 'வணக்கம்')).toMatchObject({ needsShaping: true, glyphs: [] });
    const without = createFontLibrary({
      get: (path) => (path.endsWith('.wasm') ? undefined : installedFontFiles.get(path)),
    });
    expect(without.word('archivo-700', 'שלום')).toMatchObject({ needsShaping: true, glyphs: [] });
  });
});

describe('a line from right to left', () => {
  it('begins at the right, with what is embedded in its own order', () => {
    expect(seenWords('קפה טרי', 2_000)).toEqual([['טרי', 'קפה']]);
    expect(seenWords('קפה North Fold טרי', 4_000)).toEqual([['טרי', 'North', 'Fold', 'קפה']]);
    expect(seenWords('Shop קפה טרי now', 4_000)).toEqual([['Shop', 'טרי', 'קפה', 'now']]);
  });

  it('leaves other texts alone', () => {
    expect(seenWords('Fresh roast now', 4_000)).toEqual([['Fresh', 'roast', 'now']]);
  });
});

describe('a text that needs shaping', () => {
  it('has no letters moved apart, and lines that do not touch', () => {
    const { style: set, lines } = setInRoom(library, 'ราคาพิเศษ ส่งฟรีทุกวัน', style, { ...room, width: 300 });
    expect(set.tracking).toBe(0);
    expect(set.lineHeight).toBeGreaterThan(1.2);
    expect(lines.length).toBeGreaterThan(1);
  });

  it('breaks Thai between its words', () => {
    const words = seenWords('กาแฟคั่วสดใหม่ส่งถึงบ้าน', 260).flat();
    expect(words.length).toBeGreaterThan(2);
    expect(words.join('')).toBe('กาแฟคั่วสดใหม่ส่งถึงบ้าน');
  });

  it.each(['ب'.repeat(400), 'שלום'.repeat(100), 'กิ'.repeat(200), 'क्ष'.repeat(200)])(
    'never leaves its room, however long a word is',
    (text) => {
      const fitted = setInRoom(library, text, style, { ...room, height: 90 });
      expect(fitted.isCut).toBe(true);
      const { bounds } = outlineText(library, fitted, { x: 0, y: 0, align: 'left' });
      expect(bounds.width).toBeLessThanOrEqual(room.width * 1.01);
      expect(bounds.height).toBeLessThanOrEqual(90);
    },
  );

  it('asks for its own font and its shaper, and others do not', () => {
    const needed = (text: string) => fontFilesFor('archivo-700', text).map(({ path }) => path.split('/').at(-1));
    expect(needed('קפה')).toEqual(['noto-sans-hebrew-hebrew-700-normal.woff', 'harfbuzz.wasm']);
    expect(needed('Coffee')).not.toContain('harfbuzz.wasm');
  });
});
