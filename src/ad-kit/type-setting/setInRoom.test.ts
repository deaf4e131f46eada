import fc from 'fast-check';
import { setInRoom, type FittedText, type TextRoom, type TextStyle } from './setInRoom';
import { outlineText } from './textOutline';
import { installedFonts } from './testing/installedFonts';

const library = installedFonts();
const style: TextStyle = { face: 'archivo-900', lineHeight: 1, tracking: -0.03 };
const room: TextRoom = { width: 600, height: 400, maxSize: 140, minSize: 30 };
const fit = (text: string, change: Partial<TextRoom> = {}) => setInRoom(library, text, style, { ...room, ...change });
const linesOf = ({ lines }: FittedText) =>
  lines.map(({ pieces }) => pieces.map(({ run, joined }, at) => (at > 0 && !joined ? ' ' : '') + run.text).join(''));

/** The box around every point of a path of absolute starts and relative rest, control points included. */
function boundsOf(d: string) {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const [xs, ys]: [number[], number[]] = [[], []];
  for (const [, type = '', values = ''] of d.matchAll(/([MLQCZmlqcz])([^MLQCZmlqcz]*)/g)) {
    if (type.toLowerCase() === 'z') [x, y] = [startX, startY];
    const numbers = (values.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number);
    const [fromX, fromY] = type === 'M' ? [0, 0] : [x, y];
    for (let index = 0; index + 1 < numbers.length; index += 2) {
      [x, y] = [fromX + (numbers[index] ?? 0), fromY + (numbers[index + 1] ?? 0)];
      xs.push(x);
      ys.push(y);
    }
    if (type.toLowerCase() === 'm') [startX, startY] = [x, y];
  }
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

const words = fc.array(fc.string({ minLength: 1, maxLength: 14, unit: 'grapheme' }), { maxLength: 30 });
const texts = fc.oneof(
  words.map((list) => list.join(' ')),
  fc.lorem({ maxCount: 30 }),
  fc.string({ unit: fc.constantFrom(...'WMilj gqÅÇẪ-–/\n'), maxLength: 200 }),
);
const rooms = fc.record({
  width: fc.integer({ min: 60, max: 1200 }),
  height: fc.integer({ min: 40, max: 900 }),
  maxSize: fc.integer({ min: 20, max: 300 }),
  minSize: fc.integer({ min: 8, max: 40 }),
});

describe('setInRoom', () => {
  it('never overflows, whatever the text and the room', () => {
    fc.assert(
      fc.property(texts, rooms, (text, anyRoom) => {
        const fitted = setInRoom(library, text, style, anyRoom);
        expect(fitted.width).toBeLessThanOrEqual(anyRoom.width + 0.01);
        expect(fitted.height).toBeLessThanOrEqual(anyRoom.height + 0.01);
      }),
      { numRuns: 400 },
    );
  });

  it('draws all ink within the box it reports', () => {
    fc.assert(
      fc.property(texts, rooms, fc.constantFrom('left', 'centre', 'right'), (text, anyRoom, align) => {
        const fitted = setInRoom(library, text, style, anyRoom);
        const { d, bounds } = outlineText(library, fitted, { x: 100, y: 50, align });
        if (d === '') return;
        const ink = boundsOf(d);
        // Control points may lie a little outside of the curve they bend; and 99.4 may be a hair less than itself.
        const slack = 0.02 * fitted.size + 0.2 + 1e-9;
        expect(ink.left).toBeGreaterThanOrEqual(bounds.x - slack);
        expect(ink.right).toBeLessThanOrEqual(bounds.x + bounds.width + slack);
        expect(ink.top).toBeGreaterThanOrEqual(bounds.y - slack);
        expect(ink.bottom).toBeLessThanOrEqual(bounds.y + bounds.height + slack);
      }),
      { numRuns: 200 },
    );
  });

  it('keeps every word, in order, unless it says that the text is cut', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 40 }), rooms, (text, anyRoom) => {
        const fitted = setInRoom(library, text, style, anyRoom);
        fc.pre(!fitted.isCut);
        expect(linesOf(fitted).join(' ').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      }),
    );
  });

  it('sets a short text at the largest size and a long one smaller', () => {
    expect(fit('Sale').size).toBe(140);
    expect(fit('Fresh roast, every other Friday, at your door').size).toBeLessThan(140);
  });

  it('goes under the smallest size for nothing', () => {
    expect(fit('word '.repeat(400)).size).toBe(30);
  });

  it('evens out the lines', () => {
    const [first = '', second = ''] = linesOf(fit('The quick brown fox jumps over it', { maxSize: 60 }));
    expect(Math.abs(first.length - second.length)).toBeLessThan(8);
  });

  it.each([
    ['Who’s in on Thursday?', 480, ['Who’s in on', 'Thursday?']],
    ['Bringing a brother?', 480, ['Bringing a', 'brother?']],
    ['An allowance, with a window.', 520, ['An allowance,', 'with a', 'window.']],
  ])('leaves no scrap on a line of its own where a little smaller avoids it: %s', (text, width, lines) => {
    expect(linesOf(fit(text, { width, height: 420 }))).toEqual(lines);
  });

  it('keeps a short line that only much smaller letters would avoid, and one that the writer made', () => {
    expect(linesOf(fit('One Saturday', { width: 500 }))).toEqual(['One', 'Saturday']);
    expect(linesOf(fit('So\nThursday it is', { width: 500 }))[0]).toBe('So');
  });

  it('evens out the lines where that brings a descender to the foot of the room', () => {
    const height = fit('The handbook people read.', { width: 640, maxSize: 90 }).height;
    const fitted = fit('The handbook people read.', { width: 640, height: height - 1, maxSize: 90 });
    expect(linesOf(fitted)).toEqual(['The handbook', 'people read.']);
  });

  it('cuts no word that fits the width', () => {
    expect(linesOf(fit('An incomprehensibility of words')).join(' ')).toContain('incomprehensibility');
  });

  it('cuts a word that is wider than the box at the smallest size', () => {
    const fitted = fit('Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft', {
      width: 400,
    });
    expect(fitted.size).toBe(30);
    expect(fitted.isCut).toBe(false);
    expect(fitted.lines.length).toBeGreaterThan(2);
  });

  it('fills the lines with a word without end, the last one up to its ellipsis', () => {
    const fitted = fit('W'.repeat(5_000));
    const lines = linesOf(fitted);
    expect(fitted.isCut).toBe(true);
    expect(fitted.width).toBeGreaterThan(560);
    expect(lines.at(-1)).toMatch(/^W+…$/);
    expect(Math.abs((lines.at(-1) ?? '').length - (lines[0] ?? '').length)).toBeLessThanOrEqual(1);
  });

  it('cuts a word between characters, never between a letter and its marks', () => {
    const letter = 'q\u0323\u0308';
    const lines = linesOf(fit(letter.repeat(200), { width: 200 }));
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines.slice(0, -1)) expect(line.replaceAll(letter, '')).toBe('');
  });

  it('ends in an ellipsis and says so when even the smallest size is too large', () => {
    const fitted = fit('word, '.repeat(400));
    expect(fitted.isCut).toBe(true);
    expect(linesOf(fitted).at(-1)).toMatch(/word…$/);
  });

  it('breaks after a hyphen but keeps a no-break space together', () => {
    expect(linesOf(fit('state-of-the-art', { width: 300, maxSize: 90, minSize: 90 })).length).toBeGreaterThan(1);
    expect(linesOf(fit('10\u00A0000 km', { width: 360, maxSize: 80, minSize: 80 }))[0]).toBe('10\u00A0000');
  });

  it('starts a line where the writer did', () => {
    expect(linesOf(fit('One\nTwo', { maxSize: 40 }))).toEqual(['One', 'Two']);
  });

  it('draws nothing for a blank text', () => {
    expect(fit('  \n ')).toMatchObject({ lines: [], height: 0, isCut: false });
  });

  it('reports what it could not set', () => {
    expect(fit('Hi 🎉 வணக்கம்')).toMatchObject({ missing: ['🎉'], needsShaping: ['வணக்கம்'] });
  });
});
