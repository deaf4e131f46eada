import { existsSync, readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { renderToStaticMarkup } from 'react-dom/server';
import { layoutIds } from '../../src/ad-kit/artwork/names';
import { illustrations } from '../../src/ad-kit/artwork/illustrations/illustrations';
import { anArtwork } from '../../src/ad-kit/artwork/testing/anArtwork';
import { canvasIds } from '../../src/ad-kit/canvases';
import { renderArtwork } from '../../src/ad-kit/artwork/renderArtwork';
import { createFontLibrary } from '../../src/ad-kit/type-setting/fontLibrary';

/** What a drawing may take on average. The editor redraws several previews for a keystroke. */
const budgetMs = { svg: 25, png: 400 };
const rounds = 3;

/** Draws every layout on every canvas and prints the averages: the SVG with fonts in memory, and the PNG from it. */
export function benchmarkArtwork(): boolean {
  const files = new Map<string, ArrayBuffer>();
  const fonts = createFontLibrary({ get: (path) => files.get(path) ?? readFontInto(files, path) });
  const artworks = layoutIds.flatMap((layout) =>
    canvasIds.map((canvas) => anArtwork({ layout, canvas, displayFont: 'fraunces' })),
  );
  const drawAll = () =>
    artworks.map((artwork) => renderToStaticMarkup(renderArtwork(artwork, { fonts, illustrations })));
  const markups = drawAll();

  const svgStart = performance.now();
  for (let round = 0; round < rounds; round += 1) drawAll();
  const svg = (performance.now() - svgStart) / (rounds * artworks.length);
  const pngStart = performance.now();
  const pngs = markups.map((markup) => new Resvg(markup, { font: { loadSystemFonts: false } }).render().asPng());
  const png = (performance.now() - pngStart) / pngs.length;

  const averageKb = (sizes: number[]) => Math.round(sizes.reduce((sum, size) => sum + size, 0) / sizes.length / 1024);
  const isGood = svg <= budgetMs.svg && png <= budgetMs.png;
  console.log(
    `artwork: ${svg.toFixed(1)} ms for an SVG of ${averageKb(markups.map(({ length }) => length))} KB  budget ${budgetMs.svg}, ${png.toFixed(0)} ms for its PNG of ${averageKb(pngs.map(({ length }) => length))} KB  budget ${budgetMs.png}${isGood ? '' : '  MISSED'}`,
  );
  return isGood;
}

function readFontInto(files: Map<string, ArrayBuffer>, path: string): ArrayBuffer | undefined {
  const file = new URL(`../../node_modules/${path}`, import.meta.url);
  if (!existsSync(file)) return undefined;
  const bytes = new Uint8Array(readFileSync(file)).buffer;
  files.set(path, bytes);
  return bytes;
}
