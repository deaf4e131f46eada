import { installedFonts } from '../type-setting/testing/installedFonts';
import { Resvg } from '@resvg/resvg-js';
import { renderToStaticMarkup } from 'react-dom/server';
import type { FontLibrary } from '../type-setting/fontLibrary';
import type { Artwork, ArtworkContent } from './artwork';
import { colourSchemes } from './colourSchemes';
import { contrastOf } from './contrast';
import { colourSchemeIds, illustrationIds, layoutIds, patternIds } from './names';
import { canvases, canvasIds } from '../canvases';
import { drawArtwork } from './renderArtwork';
import { aPhoto } from './testing/aPhoto';
import { allSupplies } from './testing/allSupplies';
import { anArtwork } from './testing/anArtwork';

/** The fonts with their measures but without their outlines, so that only what is under the texts is seen. */
function withoutInk(fonts: FontLibrary): FontLibrary {
  return {
    word(face, text) {
      const run = fonts.word(face, text);
      const glyphs = run.glyphs.map(({ outline, ...place }) => ({
        ...place,
        outline: { ...outline, commands: outline.commands.slice(0, 1) },
      }));
      return { ...run, glyphs };
    },
    capHeight: (face) => fonts.capHeight(face),
    space: (face) => fonts.space(face),
  };
}

const supplies = { ...allSupplies(), fonts: withoutInk(installedFonts()) };
const pictureWidth = 360;

/** Texts of which more than a trace stands on something that they are not legible on. */
function hiddenTexts(artwork: Artwork): string[] {
  const { svg, texts } = drawArtwork(artwork, supplies);
  const image = new Resvg(renderToStaticMarkup(svg), { fitTo: { mode: 'width', value: pictureWidth } }).render();
  const { pixels } = image;
  const scale = pictureWidth / canvases[artwork.canvas].width;
  const colourAt = (x: number, y: number) => {
    const at = 4 * (Math.floor(y * scale) * image.width + Math.floor(x * scale));
    return `#${[0, 1, 2].map((channel) => (pixels[at + channel] ?? 0).toString(16).padStart(2, '0')).join('')}`;
  };
  // In these two, a thing before the letters is the idea; an object, though, covers the feet of the upper line alone.
  const isCovered = (part: string, index: number) =>
    part === 'headline' &&
    (artwork.layout === 'triple-word' ||
      (artwork.layout === 'behind-the-object' &&
        canvases[artwork.canvas].shape !== 'wide' &&
        index === texts.findIndex((text) => text.part === 'headline')));
  return texts.flatMap(({ part, lines, ink }, index) => {
    if (isCovered(part, index)) return [];
    const samples = lines.flatMap(([origin, along, , down]) => {
      if (!origin || !along || !down) return [];
      return Array.from({ length: 120 }, (_, index) => {
        const [across, below] = [((index % 24) + 0.5) / 24, (Math.floor(index / 24) + 0.5) / 5];
        return colourAt(
          origin.x + across * (along.x - origin.x) + below * (down.x - origin.x),
          origin.y + across * (along.y - origin.y) + below * (down.y - origin.y),
        );
      });
    });
    const pale = samples.filter((colour) => contrastOf(colour, ink) < 4.4).length;
    return pale > samples.length * 0.015
      ? [`${artwork.layout} ${artwork.canvas}: ${part}, ${Math.round((100 * pale) / samples.length)} %`]
      : [];
  });
}

const long: ArtworkContent = {
  headline:
    'Everything you could want to know about restoring very old houses, told by the people who do it every day and are in no hurry',
  subheadline: 'Workshops every Saturday from March until the first frost comes to the garden',
  body: 'Bring boots and a hammer. We bring lime, timber and lunch. Nobody has to have done this before.',
  call_to_action: 'Reserve a place for Saturday',
  brand: 'The Old House Society',
};

describe('the art', () => {
  it.each([
    ['short', anArtwork().content, 0],
    ['short, in other colours', anArtwork().content, 5],
    ['long', long, 2],
    ['few', { headline: 'See you in six months.' }, 3],
  ] as const)('never runs under %s texts so that they are hard to read', (_what, content, shift) => {
    const drawings = layoutIds.flatMap((layout, row) =>
      canvasIds.map((canvas, column) => {
        const turn = row * 5 + column + shift * 11;
        const scheme = colourSchemeIds[turn % colourSchemeIds.length] ?? 'roast';
        const change: Partial<Artwork> = { content, layout, canvas, colours: colourSchemes[scheme] };
        const pattern = patternIds[turn % (patternIds.length * 2)];
        const illustration = illustrationIds[turn % illustrationIds.length] ?? 'coffee';
        return anArtwork({ ...change, illustration, ...(pattern ? { pattern } : {}) });
      }),
    );
    expect(drawings.flatMap(hiddenTexts)).toEqual([]);
  });

  it.each([
    ['white', '#ffffff'],
    ['black', '#000000'],
    ['gray', '#8a8a8a'],
  ])('never runs under texts so that they are hard to read, be it a %s photo', (_what, colour) => {
    const image = aPhoto(colour, 1200, 900);
    const drawings = layoutIds.flatMap((layout, row) =>
      canvasIds.map((canvas, column) => {
        const scheme = colourSchemeIds[(row * 5 + column) % colourSchemeIds.length] ?? 'roast';
        const content = column % 2 === 0 ? long : anArtwork().content;
        return anArtwork({ content, layout, canvas, colours: colourSchemes[scheme], image });
      }),
    );
    expect(drawings.flatMap(hiddenTexts)).toEqual([]);
  });

  it('stands clear of the lower line of a poster, with its shadow', () => {
    const content = { ...anArtwork().content, headline: 'Take the night home.' };
    const touching = illustrationIds.filter((illustration) => {
      const artwork = anArtwork({ layout: 'behind-the-object', canvas: '1080x1080', content, illustration });
      const { svg, texts } = drawArtwork(artwork, supplies);
      const { pixels, width } = new Resvg(renderToStaticMarkup(svg)).render();
      const [origin, along] = texts.filter(({ part }) => part === 'headline').at(-1)?.lines[0] ?? [];
      if (!origin || !along) return true;
      const start = Math.floor(origin.y) * width;
      const row = pixels.subarray(4 * (start + Math.ceil(origin.x)), 4 * (start + Math.floor(along.x)));
      return new Set(new Uint32Array(Uint8Array.from(row).buffer)).size !== 1;
    });
    expect(touching).toEqual([]);
  });
});
