import { Resvg } from '@resvg/resvg-js';
import { renderToStaticMarkup } from 'react-dom/server';
import { canvases, canvasIds, type CanvasId } from '../canvases';
import { storySafeZone } from '../formats';
import type { Artwork } from './artwork';
import { bottom } from './geometry';
import { illustrations } from './illustrations/illustrations';
import { illustrationIds, layoutIds, type IllustrationId, type LayoutId } from './names';
import { renderArtwork } from './renderArtwork';
import { allSupplies } from './testing/allSupplies';
import { anArtwork } from './testing/anArtwork';

const supplies = allSupplies();
const busts = illustrationIds.filter((id) => illustrations[id].isBust);
/** The other two draw no illustration. */
const layoutsWithSubject = layoutIds.filter((layout) => layout !== 'triple-word' && layout !== 'full-photo');

/** A drawing and where in it the subject is, in pixels of its canvas. */
function drawn(change: Partial<Artwork> & { illustration: IllustrationId }) {
  const svg = renderToStaticMarkup(renderArtwork(anArtwork(change), supplies));
  // Tiles are placed in the same way, and drawn before.
  const places = [...svg.matchAll(/translate\(([\d.-]+) ([\d.-]+)\) scale\(([\d.]+)\)/g)];
  const [x = 0, y = 0, size = 0] = places.at(-1)?.slice(1).map(Number) ?? [];
  const [left, top, width, height] = illustrations[change.illustration].bounds;
  return { svg, box: { x: x + left * size, y: y + top * size, width: width * size, height: height * size } };
}

/** How much of a bust's lower edge is seen against the same surface that is beside it, from 0 to 1. */
function seenCut(layout: LayoutId, canvas: CanvasId, illustration: IllustrationId): number {
  const { svg, box } = drawn({ layout, canvas, illustration });
  const { pixels, width, height } = new Resvg(svg, { fitTo: { mode: 'width', value: 540 } }).render();
  const scale = width / canvases[canvas].width;
  const foot = bottom(box) * scale;
  const colourAt = (x: number, y: number) => pixels.readUInt32LE(4 * (Math.floor(y) * width + Math.floor(x)));
  if (foot + 4 >= height) return 0;
  const beside = colourAt(box.x * scale - 5, foot - 3);
  const samples = Array.from({ length: 40 }, (_, index) => (box.x + (box.width * (index + 0.5)) / 40) * scale);
  const seen = samples.filter((x) => colourAt(x, foot - 3) !== beside && colourAt(x, foot + 3) === beside);
  return seen.length / samples.length;
}

describe('a bust', () => {
  it('is what each portrait is', () => {
    expect(busts).toEqual(illustrationIds.filter((id) => id.startsWith('portrait-')));
  });

  it.each(layoutsWithSubject)('never ends in mid-air in %s', (layout) => {
    const hanging = canvasIds.flatMap((canvas) =>
      busts.filter((id) => seenCut(layout, canvas, id) > 0.5).map((id) => `${id} on ${canvas}`),
    );
    expect(hanging).toEqual([]);
  });
});

describe('a story', () => {
  it.each(layoutsWithSubject.filter((layout) => layout !== 'on-the-record'))(
    'shows its subject above the platform’s own controls in %s',
    (layout) => {
      const covered = (['coffee', 'parcel', 'sneaker', 'lotus', 'house'] as const).filter((illustration) => {
        const { box } = drawn({ layout, canvas: '1080x1920', illustration });
        const edge = 1920 * (1 - storySafeZone.bottom);
        return bottom(box) - edge > box.height * 0.2;
      });
      expect(covered).toEqual([]);
    },
  );
});

describe('a short word', () => {
  const countOf = (headline: string) => {
    const content = { ...anArtwork().content, headline };
    const svg = renderToStaticMarkup(
      renderArtwork(anArtwork({ layout: 'triple-word', canvas: '1200x628', displayFont: 'anton', content }), supplies),
    );
    return svg.match(/stroke-linejoin="round"/g)?.length ?? 0;
  };

  it('is repeated beside itself, where a long one fills its row', () => {
    expect(countOf('Nap')).toBeGreaterThan(countOf('Snoozing'));
  });
});
