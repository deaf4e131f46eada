import { Resvg } from '@resvg/resvg-js';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { installedFontFiles } from '../type-setting/testing/installedFonts';
import { createFontLibrary } from '../type-setting/fontLibrary';
import { fontFilesOf, type Artwork, type ArtworkContent } from './artwork';
import { colourSchemes } from './colourSchemes';
import { contrastOf, minTextContrast } from './contrast';
import { colourSchemeIds, displayFontIds, illustrationIds, layoutIds, patternIds, textFontIds } from './names';
import { canvases, canvasIds } from '../canvases';
import { drawArtwork, renderArtwork } from './renderArtwork';
import { allSupplies } from './testing/allSupplies';
import { anArtwork } from './testing/anArtwork';
import { overlapsIn } from './testing/overlapsIn';
import { processorMs } from '../testing/processorMs';

const supplies = allSupplies();
const svgOf = (artwork: Artwork) => renderToStaticMarkup(renderArtwork(artwork, supplies));
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const sentence =
  'Everything you could want to know about the careful restoration of very old houses, told by the people who do it every day and who are in no hurry to finish it before it is right and good';
const hostile: Record<string, ArtworkContent> = {
  'long texts': {
    headline: sentence,
    subheadline: sentence,
    body: `${sentence}. ${sentence}. ${sentence}.`,
    call_to_action: 'Start your subscription to everything today',
    brand: 'Northfold & Daughters Coffee Roasters',
  },
  'very long words': {
    headline: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    subheadline: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    body: 'W'.repeat(300),
    call_to_action: 'W'.repeat(40),
    brand: 'W'.repeat(60),
  },
  'a headline alone': { headline: 'Hi' },
  nothing: { headline: ' ' },
  'accents and descenders': {
    headline: 'ÅÄÖ Ẫỹ jgpqy',
    subheadline: 'ÅÂj',
    body: 'Ïp',
    call_to_action: 'Ÿg',
    brand: 'ÀŞ',
  },
  'other alphabets': {
    headline: 'Скидка на всё',
    subheadline: 'Νέα συλλογή',
    body: 'Спешите',
    call_to_action: 'Купить',
  },
  'double width and emoji': { headline: '全角文字 Sale 🎉', subheadline: '日本語', body: 'مرحبا hello', brand: '品牌' },
  'many lines': { headline: 'a\nb\nc\nd\ne\nf\ng\nh', body: 'One\nTwo\nThree\nFour\nFive' },
};

/** What texts without end are made of. */
const endless = {
  'without a space': 'abcdefghijklmnopqrstuvwxyz',
  'narrow letters': 'i',
  'wide letters': 'W',
  'single letters': 'a ',
  'lines of one letter': 'a\n',
  'marks over marks': 'a\u0301\u0323\u0309\u0303\u0300\u0308\u0304',
  'another alphabet': 'Щ',
  'letters that capitals make two of': 'ß',
};

/** Every text with what is wrong about its place or its colours. */
function faultsOf(artwork: Artwork): string[] {
  const { width, height, shape } = canvases[artwork.canvas];
  const [top, foot] = shape === 'story' ? [height * 0.14, height * 0.8] : [0, height];
  return drawArtwork(artwork, supplies).texts.flatMap(({ part, corners, bounds, box, ink, on }) => {
    const faults: string[] = [];
    if (corners.some(({ x, y }) => x < -0.5 || x > width + 0.5 || y < top - 0.5 || y > foot + 0.5))
      faults.push('leaves the canvas or a story’s safe zone');
    const overflows =
      bounds.x < box.x - 0.5 ||
      bounds.y < box.y - 0.5 ||
      bounds.x + bounds.width > box.x + box.width + 0.5 ||
      bounds.y + bounds.height > box.y + box.height + 0.5;
    if (bounds.width > 0 && overflows) faults.push('overflows its box');
    if (on.some((ground) => contrastOf(ink, ground) < minTextContrast)) faults.push(`is pale: ${ink} on ${on.join()}`);
    return faults.map((fault) => `${artwork.layout} ${artwork.canvas}: ${part} ${fault}`);
  });
}

const overlapsOf = (artwork: Artwork): string[] =>
  overlapsIn(drawArtwork(artwork, supplies).texts.filter(({ bounds }) => bounds.width > 0)).map(
    (pair) => `${artwork.layout} ${artwork.canvas}: ${pair}`,
  );

/** Every layout on every canvas, each time with other fonts, colours, subjects and patterns. */
const everyDrawing = (content: ArtworkContent, shift: number): Artwork[] =>
  layoutIds.flatMap((layout, row) =>
    canvasIds.map((canvas, column) => {
      const turn = row * canvasIds.length + column + shift * 7;
      const pick = <T,>(list: readonly T[]): T => {
        const picked = list[turn % list.length];
        if (picked === undefined) throw new Error('Nothing to pick from.');
        return picked;
      };
      return anArtwork({
        content,
        layout,
        canvas,
        colours: colourSchemes[pick(colourSchemeIds)],
        displayFont: pick(displayFontIds),
        textFont: pick(textFontIds),
        ...(turn % 6 === 0 ? { illustration: undefined } : { illustration: pick(illustrationIds) }),
        ...(turn % 3 === 0 ? { pattern: pick(patternIds) } : {}),
      });
    }),
  );

describe('an artwork', () => {
  describe.each(Object.entries(hostile))('of %s', (_what, content) => {
    const drawings = everyDrawing(content, Object.values(hostile).indexOf(content));

    it('keeps every text within its box, the canvas and the safe zone, and legible', () => {
      expect(drawings.flatMap(faultsOf)).toEqual([]);
    });

    it('puts no text over another', () => {
      expect(
        drawings.filter(({ layout }) => layout !== 'ticket' && layout !== 'triple-word').flatMap(overlapsOf),
      ).toEqual([]);
    });
  });

  describe.each(Object.entries(endless))('of 5,000 characters, %s', (_what, pattern) => {
    const text = pattern.repeat(Math.ceil(5_000 / pattern.length)).slice(0, 5_000);

    it('draws at most what can be read, and soon', () => {
      const content = { headline: text, subheadline: text, body: text, call_to_action: text, brand: text };
      const drawings = everyDrawing(content, 6).filter(({ canvas }) => canvas === '1080x1920');
      for (const drawing of drawings) {
        let svg = '';
        const ms = processorMs(() => {
          svg = svgOf(drawing);
        });
        // Some 50 ms; setting every beginning of a word to see whether it fits took a minute.
        expect(ms).toBeLessThan(2_000);
        expect(svg.length).toBeLessThan(4_000_000);
      }
    });
  });

  it('is legible in every colour scheme', () => {
    const drawings = colourSchemeIds.flatMap((id) =>
      layoutIds.flatMap((layout) =>
        (['1080x1080', '1080x1920', '1200x628'] as const).map((canvas) =>
          anArtwork({ layout, canvas, colours: colourSchemes[id], pattern: 'waves' }),
        ),
      ),
    );
    expect(drawings.flatMap(faultsOf)).toEqual([]);
  });

  it('is legible in colours that a person chose without a thought for contrast', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
    const colours = fc.record({
      ground: colour,
      ink: colour,
      accent: colour,
      second: colour,
      third: colour,
      light: colour,
      dark: colour,
    });
    fc.assert(
      fc.property(
        colours,
        fc.constantFrom(...layoutIds),
        fc.constantFrom(...canvasIds),
        fc.constantFrom({}, { image: { href: pixel, width: 1200, height: 900 } }),
        (chosen, layout, canvas, photo) => {
          expect(faultsOf(anArtwork({ colours: chosen, layout, canvas, ...photo }))).toEqual([]);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('cuts no text of ordinary length', () => {
    const cut = everyDrawing(anArtwork().content, 3).filter(
      (artwork) => drawArtwork(artwork, supplies).cutParts.length > 0,
    );
    expect(cut.map(({ layout, canvas }) => `${layout} ${canvas}`)).toEqual([]);
  });

  it('draws the same each time, and with other fonts in memory', () => {
    const artworks = everyDrawing(anArtwork().content, 1);
    const again = allSupplies();
    const differing = artworks.filter(
      (artwork) => svgOf(artwork) !== renderToStaticMarkup(renderArtwork(artwork, again)),
    );
    expect(differing).toEqual([]);
  });

  it('is outlines only, stands alone and has its texts as its name', () => {
    for (const artwork of everyDrawing(anArtwork().content, 2)) {
      const svg = svgOf(artwork);
      expect(svg).toMatch(/^<svg [^>]*role="img"><title>Northfold\. Fresh roast, every other Friday\. /);
      expect(svg).not.toMatch(/<text|<style|<script|<use|href=|NaN|undefined|Infinity/);
      // A bust is cut by the disc behind it; nothing else is referred to.
      const found = (pattern: RegExp) => [...svg.matchAll(pattern)].map(([, name]) => name);
      expect(found(/url\(#([^)]*)\)/g)).toEqual(found(/<clipPath id="([^"]*)"/g));
      expect(svg.replaceAll(/<clipPath id=/g, '')).not.toContain(' id=');
    }
  });

  it('holds no character that would make it unreadable as a file', () => {
    const content = { ...anArtwork().content, headline: 'Fresh\u0001 \uFFFEroast\uD800' };
    expect(svgOf(anArtwork({ content }))).toMatch(/<title>Northfold\. Fresh roast\. /);
  });

  it('shows the advertiser’s image and logo in place of subject and brand', () => {
    for (const layout of layoutIds) {
      const image = { href: pixel, width: 1200, height: 900 };
      const logo = { href: pixel, width: 300, height: 80 };
      const svg = svgOf(anArtwork({ layout, image, logo }));
      expect([layout, svg.split('<image ').length - 1]).toEqual([layout, 2]);
    }
  });

  it('uses each of its texts', () => {
    for (const artwork of everyDrawing(anArtwork().content, 4)) {
      const parts = new Set(drawArtwork(artwork, supplies).texts.map(({ part }) => part));
      expect([artwork.layout, ...[...parts].sort()]).toEqual([
        artwork.layout,
        'body',
        'brand',
        'call_to_action',
        'headline',
        'subheadline',
      ]);
    }
  });

  it('says what it could not set', () => {
    const drawn = drawArtwork(anArtwork({ content: { headline: 'Sale 🎉 你好 வணக்கம்' } }), supplies);
    expect(drawn.missingCharacters).toEqual(['🎉', '你', '好']);
    expect(drawn.needsShaping).toEqual(['வணக்கம்']);
  });

  it('needs no other font files than it asks for', () => {
    for (const artwork of everyDrawing({ headline: 'Žluťoučký kůň', body: 'Скидка', brand: 'Ωμέγα קפה' }, 5)) {
      const paths = new Set(fontFilesOf(artwork).map(({ path }) => path));
      const few = createFontLibrary({ get: (path) => (paths.has(path) ? installedFontFiles.get(path) : undefined) });
      expect(renderToStaticMarkup(renderArtwork(artwork, { ...supplies, fonts: few }))).toBe(svgOf(artwork));
    }
  });

  it.each(canvasIds)('becomes a PNG of %s', (canvas) => {
    const { width, height } = canvases[canvas];
    const image = new Resvg(svgOf(anArtwork({ canvas })), { font: { loadSystemFonts: false } }).render();
    expect([image.width, image.height]).toEqual([width, height]);
    const png = image.asPng();
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    const pixels = image.pixels;
    const colours = new Set<number>();
    for (let at = 0; at < pixels.length; at += 404) colours.add(pixels.readUInt32LE(at));
    expect(colours.size).toBeGreaterThan(8);
  });
});
