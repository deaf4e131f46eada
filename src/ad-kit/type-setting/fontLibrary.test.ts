import { createFontLibrary } from './fontLibrary';
import { installedFontFiles, installedFonts } from './testing/installedFonts';

const library = installedFonts();

describe('a font library', () => {
  it('kerns', () => {
    const kerned = library.word('archivo-900', 'AV').advance;
    expect(kerned).toBeLessThan(library.word('archivo-900', 'A').advance + library.word('archivo-900', 'V').advance);
  });

  it('stacks no more marks on a letter than can be read', () => {
    expect(library.word('noto-sans-500', `x${'\u0323\u0308'.repeat(1_000)}`).glyphs).toHaveLength(4);
  });

  it('measures a word once', () => {
    expect(library.word('anton-400', 'Sale')).toBe(library.word('anton-400', 'Sale'));
  });

  it.each([
    ['Cyrillic', 'Скидка'],
    ['Greek', 'Νέα'],
    ['Vietnamese', 'Phở'],
    ['extended Latin', 'Žluťoučký'],
  ])('sets %s in a face without it by the stand-in', (_what, text) => {
    const run = library.word('bowlby-one-400', text);
    expect(run.missing).toEqual([]);
    expect(run.glyphs).toHaveLength(Array.from(text.normalize('NFC')).length);
  });

  it.each([
    ['an emoji', 'Go🎉', ['🎉']],
    ['an emoji of several code points', '👩‍👩‍👧', ['👩‍👩‍👧']],
    ['CJK', '你好', ['你', '好']],
  ])('says that %s is missing and draws no box for it', (_what, text, missing) => {
    const run = library.word('archivo-500', text);
    expect(run.missing).toEqual(missing);
    expect(run.glyphs).toHaveLength(text.startsWith('Go') ? 2 : 0);
  });

  it('ignores marks that are not seen', () => {
    expect(library.word('archivo-500', 'a\u200Db\uFE0F').glyphs).toHaveLength(2);
  });

  it('counts a file that is not there as a font without characters', () => {
    const latinOnly = createFontLibrary({
      get: (path) => (path.includes('-latin-500-') ? installedFontFiles.get(path) : undefined),
    });
    expect(latinOnly.word('archivo-500', 'Sale').missing).toEqual([]);
    expect(latinOnly.word('archivo-500', 'Скид').missing).toEqual(['С', 'к', 'и', 'д']);
  });

  it('refuses bytes that are no font', () => {
    const broken = createFontLibrary({ get: () => new ArrayBuffer(64) });
    expect(() => broken.word('archivo-500', 'a')).toThrow();
  });
});
