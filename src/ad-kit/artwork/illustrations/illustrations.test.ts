import { Resvg } from '@resvg/resvg-js';
import { renderToStaticMarkup } from 'react-dom/server';
import { colourSchemes, paletteOn } from '../colourSchemes';
import { differenceOf } from '../contrast';
import { colourSchemeIds, illustrationIds, illustrationNames, industries } from '../names';
import { hairOn } from './illustration';
import { illustrations } from './illustrations';

const palette = paletteOn(colourSchemes.roast, '#00ff00');
const markupOf = (id: (typeof illustrationIds)[number]) => renderToStaticMarkup(illustrations[id].draw(palette));

describe('illustrations', () => {
  it('are at least three for each industry', () => {
    const counts = industries.map(
      (industry) => Object.values(illustrationNames).filter((name) => name.industry === industry).length,
    );
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
  });

  it.each(illustrationIds)('%s fills its bounds and leaves them only by its shadow', (id) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000">${markupOf(id)}</svg>`;
    const image = new Resvg(svg, { fitTo: { mode: 'width', value: 200 } }).render();
    // Each reading of `pixels` copies the whole picture.
    const { pixels } = image;
    const [x, y, width, height] = illustrations[id].bounds;
    let [left, top, right, bottom] = [1000, 1000, 0, 0];
    for (let index = 0; index < pixels.length; index += 4) {
      // A shadow is far from opaque.
      if ((pixels[index + 3] ?? 0) < 128) continue;
      const [column, row] = [((index / 4) % 200) * 5, Math.floor(index / 800) * 5];
      [left, right] = [Math.min(left, column), Math.max(right, column + 5)];
      [top, bottom] = [Math.min(top, row), Math.max(bottom, row + 5)];
    }
    const drift = [left - x, top - y, right - x - width, bottom - y - height].map(Math.abs);
    expect(Math.max(...drift)).toBeLessThanOrEqual(15);
  });

  it.each(illustrationIds)('%s takes its colours from the palette', (id) => {
    const other = renderToStaticMarkup(illustrations[id].draw(paletteOn(colourSchemes.lilac, '#00ff00')));
    expect(other).not.toBe(markupOf(id));
    expect(new Set(markupOf(id).match(/#[0-9a-f]{6}/g)).size).toBeGreaterThanOrEqual(4);
  });

  it.each(illustrationIds.filter((id) => id.startsWith('portrait-')))(
    '%s has hair of no scheme’s dark colour',
    (id) => {
      for (const scheme of ['mint', 'citrus', 'sky', 'ledger', 'pine'] as const) {
        const drawn = paletteOn(colourSchemes[scheme], colourSchemes[scheme].second);
        expect(renderToStaticMarkup(illustrations[id].draw(drawn))).not.toContain(drawn.dark);
      }
    },
  );

  it.each(colourSchemeIds)('has hair that is seen on each colour of %s', (id) => {
    const { ground, accent, second, third, dark } = colourSchemes[id];
    for (const behind of [ground, accent, second, third, dark]) {
      const hair = hairOn(paletteOn(colourSchemes[id], behind), ['#2e1d16', '#6b4026', '#a06b3f']);
      expect(differenceOf(hair, behind)).toBeGreaterThanOrEqual(80);
    }
  });
});
