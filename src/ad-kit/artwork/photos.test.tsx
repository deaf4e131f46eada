import { Resvg } from '@resvg/resvg-js';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Artwork, ArtworkImage } from './artwork';
import { canvases, canvasIds } from '../canvases';
import { layoutIds } from './names';
import { drawArtwork, renderArtwork } from './renderArtwork';
import { allSupplies } from './testing/allSupplies';
import { anArtwork } from './testing/anArtwork';
import { aPhoto } from './testing/aPhoto';
import { overlapsIn } from './testing/overlapsIn';

const supplies = allSupplies();

const everyPlace = layoutIds.flatMap((layout) => canvasIds.map((canvas) => [layout, canvas] as const));

/** The image's edges as the drawing places them, before any turn. */
function placedImage(artwork: Artwork) {
  const { svg, photos } = drawArtwork(artwork, supplies);
  const markup = renderToStaticMarkup(svg);
  const found =
    /<image href="[^"]*" width="(\d+)" height="(\d+)" transform="translate\(([-\d.]+) ([-\d.]+)\) scale\(([\d.]+)\)"/;
  const [width = NaN, height = NaN, x = NaN, y = NaN, scale = NaN] = (found.exec(markup) ?? []).slice(1).map(Number);
  const box = photos[0]?.box ?? { x: NaN, y: NaN, width: NaN, height: NaN };
  return { count: photos.length, box, edges: { x, y, width: width * scale, height: height * scale } };
}

describe('a photo', () => {
  const image: ArtworkImage = { ...aPhoto('#808080', 1600, 900), crop: { x: 0.82, y: 0.3, zoom: 1.4 } };

  it.each(everyPlace)('has its place in %s on %s, which it covers with its focal point in it', (layout, canvas) => {
    const { count, box, edges } = placedImage(anArtwork({ layout, canvas, image }));
    expect(count).toBe(1);
    expect(edges.x).toBeLessThanOrEqual(box.x + 0.1);
    expect(edges.y).toBeLessThanOrEqual(box.y + 0.1);
    expect(edges.x + edges.width).toBeGreaterThanOrEqual(box.x + box.width - 0.1);
    expect(edges.y + edges.height).toBeGreaterThanOrEqual(box.y + box.height - 0.1);
    const focus = { x: edges.x + edges.width * 0.82, y: edges.y + edges.height * 0.3 };
    expect(focus.x).toBeGreaterThan(box.x);
    expect(focus.x).toBeLessThan(box.x + box.width);
    expect(focus.y).toBeGreaterThan(box.y);
    expect(focus.y).toBeLessThan(box.y + box.height);
  });

  it.each(layoutIds)('shows its focal point in %s, however long or high it is', (layout) => {
    const hidden = (['1080x1080', '1080x1920', '1200x628'] as const).flatMap((canvas) =>
      [aPhoto('#ff00ff', 3000, 900), aPhoto('#ff00ff', 900, 2400)].flatMap((photo) => {
        const crop = { x: 0.6, y: 0.45, zoom: 2 };
        const [one, other] = ['#ff00ff', '#00ff00'].map((colour) => {
          const shown = { ...aPhoto(colour, photo.width, photo.height), crop };
          const { svg, photos } = drawArtwork(anArtwork({ layout, canvas, image: shown }), supplies);
          const { pixels, width } = new Resvg(renderToStaticMarkup(svg), {
            fitTo: { mode: 'width', value: 150 },
          }).render();
          const { box, eye } = photos[0] ?? { box: { x: 0, y: 0, width: 0, height: 0 }, eye: { x: 0, y: 0 } };
          const scale = 150 / canvases[canvas].width;
          // A tilted ticket turns by little; its middle stays.
          const at = layout === 'ticket' ? { x: 0.5, y: 0.5 } : eye;
          const [x, y] = [
            Math.round((box.x + box.width * at.x) * scale),
            Math.round((box.y + box.height * at.y) * scale),
          ];
          return pixels.readUInt32LE(4 * (y * width + x));
        });
        return one === other ? [`${canvas}, ${photo.width} × ${photo.height}`] : [];
      }),
    );
    expect(hidden).toEqual([]);
  });
});

describe('a cut-out', () => {
  const image: ArtworkImage = { ...aPhoto('#808080', 600, 900), isTransparent: true };

  it.each(everyPlace)('stands whole on the canvas in %s on %s', (layout, canvas) => {
    const { width, height } = canvases[canvas];
    const { count, box, edges } = placedImage(anArtwork({ layout, canvas, image }));
    expect(count).toBe(1);
    for (const side of ['x', 'y', 'width', 'height'] as const) expect(edges[side]).toBeCloseTo(box[side], 1);
    expect(box.width / box.height).toBeCloseTo(600 / 900, 3);
    expect(Math.min(box.x, box.y, width - box.x - box.width, height - box.y - box.height)).toBeGreaterThanOrEqual(-0.1);
    expect(box.height).toBeGreaterThan(height * 0.1);
  });
});

describe('a cut-out’s shadow', () => {
  const image: ArtworkImage = { ...aPhoto('#808080', 600, 900), isTransparent: true };
  const sides = (name: string, markup: string) =>
    new RegExp(`<${name} [^>]*x="([-\\d.]+)" y="([-\\d.]+)" width="([\\d.]+)" height="([\\d.]+)"`)
      .exec(markup)
      ?.slice(1)
      .map(Number) ?? [];

  it.each(everyPlace)('is seen around all of it, and keeps to its room in %s on %s', (layout, canvas) => {
    const { svg, photos } = drawArtwork(anArtwork({ layout, canvas, image, cutOutShadow: 'soft' }), supplies);
    const [plain] = drawArtwork(anArtwork({ layout, canvas, image }), supplies).photos;
    const [x = NaN, y = NaN, width = NaN] = sides('filter', renderToStaticMarkup(svg));
    const box = photos[0]?.box ?? { x: NaN, y: NaN, width: NaN, height: NaN };
    const reach = width * 0.01;
    expect(Math.min(box.x - x, box.y - y, x + width - box.x - box.width)).toBeGreaterThan(reach);
    expect(box.height).toBeLessThanOrEqual((plain?.box.height ?? 0) + 0.1);
    expect(box.height).toBeGreaterThan((plain?.box.height ?? 0) * 0.7);
  });

  it('has dots where that is wanted, and is none behind a photo', () => {
    const markup = (change: Partial<Artwork>) =>
      renderToStaticMarkup(drawArtwork(anArtwork({ image, ...change }), supplies).svg);
    expect(markup({})).not.toContain('<filter');
    expect(markup({ cutOutShadow: 'soft' })).not.toContain('feTurbulence');
    expect(markup({ cutOutShadow: 'grain' })).toContain('feTurbulence');
    expect(markup({ cutOutShadow: 'grain', image: { ...image, isTransparent: false } })).not.toContain('<filter');
    expect(markup({ cutOutShadow: 'grain' }).match(/<image /g)).toHaveLength(1);
  });
});

describe('the full-bleed photo', () => {
  it.each(canvasIds)('fills all of %s', (canvas) => {
    const image = aPhoto('#808080', 1080, 1920);
    const { width, height } = canvases[canvas];
    const { photos } = drawArtwork(anArtwork({ layout: 'full-photo', canvas, image }), supplies);
    const shown = photos[0]?.box ?? { width: 0, height: 0 };
    // Where the texts would cover its subject, it ends under them, and the veil goes on in full.
    expect(shown.width * shown.height).toBeGreaterThan(width * height * 0.4);
  });

  it.each(canvasIds)('is not empty on %s before there is a photo', (canvas) => {
    const bare = renderToStaticMarkup(
      renderArtwork(anArtwork({ layout: 'full-photo', canvas, illustration: undefined }), supplies),
    );
    expect(bare.split('<circle').length).toBeGreaterThan(4);
    const drawn = renderToStaticMarkup(renderArtwork(anArtwork({ layout: 'full-photo', canvas }), supplies));
    expect(drawn.length).toBeGreaterThan(bare.length * 0.9);
    expect(drawn).not.toBe(bare);
  });
});

describe('a photo in a layout for objects', () => {
  const shareOf = (change: Partial<Artwork> & Pick<Artwork, 'canvas'>) => {
    const { width, height } = canvases[change.canvas];
    const { photos } = drawArtwork(anArtwork({ image: aPhoto('#808080', 1200, 900), ...change }), supplies);
    return photos.reduce((sum, { box }) => sum + box.width * box.height, 0) / (width * height);
  };

  it.each([
    ['shelf', 0.4],
    ['triple-word', 0.36],
    ['behind-the-object', 0.36],
    ['device', 0.18],
  ] as const)('is large in %s', (layout, least) => {
    const small = canvasIds
      .map((canvas) => ({ canvas, share: shareOf({ layout, canvas }) }))
      .filter(({ share }) => share < least);
    expect(small).toEqual([]);
  });

  it.each(canvasIds)('covers the foot of the words that it stands before on %s, and nothing else of them', (canvas) => {
    const isWide = canvases[canvas].shape === 'wide';
    for (const headline of ['Slow coffee', 'Take the night home.']) {
      const { texts, photos } = drawArtwork(
        anArtwork({
          layout: 'behind-the-object',
          canvas,
          image: aPhoto('#808080', 1200, 900),
          content: { ...anArtwork().content, headline },
        }),
        supplies,
      );
      const lines = texts.filter(({ part }) => part === 'headline').map(({ bounds }) => bounds);
      const photo = photos[0]?.box ?? { x: NaN, y: NaN };
      const covered = lines.map(({ x, y, width, height }) =>
        isWide ? (x + width - photo.x) / height : (y + height - photo.y) / height,
      );
      expect(covered).toHaveLength(2);
      expect(covered[0]).toBeLessThanOrEqual(0.01);
      expect(covered[1]).toBeGreaterThan(isWide ? -0.05 : 0.05);
      expect(covered[1]).toBeLessThan(isWide ? 0.05 : 0.2);
    }
  });

  it.each([-2, 0, 2] as const)('leaves all texts whole and apart, %s steps', (steps) => {
    const textSizes = { brand: steps, headline: steps, subheadline: steps, cta: steps, body: steps };
    const faulty = (['shelf', 'triple-word', 'behind-the-object', 'device'] as const).flatMap((layout) =>
      canvasIds.flatMap((canvas) =>
        [aPhoto('#808080', 1600, 900), aPhoto('#808080', 900, 1600), aPhoto('#808080', 3000, 600)].flatMap((photo) => {
          const image = { ...photo, crop: { x: 0.8, y: 0.3, zoom: 1.3 } };
          const { texts, cutParts } = drawArtwork(anArtwork({ layout, canvas, image, textSizes }), supplies);
          return [...overlapsIn(texts), ...cutParts.map((part) => `${part} is cut`)].map(
            (fault) => `${layout} ${canvas}: ${fault}`,
          );
        }),
      ),
    );
    expect(faulty).toEqual([]);
  });

  it('goes below a sentence whose last word runs on in outlines', () => {
    const outlines = (headline: string) =>
      renderToStaticMarkup(
        renderArtwork(
          anArtwork({ layout: 'triple-word', image: aPhoto('#808080', 1200, 900), content: { headline } }),
          supplies,
        ),
      ).split('stroke-linejoin').length - 1;
    expect(outlines('Fresh roast, every other Friday.')).toBe(1);
    expect(outlines('First order? We ship it.')).toBe(1);
    expect(outlines('Go on, do it, or let it be')).toBe(0);
  });

  it('fills a phone’s screen, and leaves no list to be seen', () => {
    const rects = (change: Partial<Artwork>) =>
      renderToStaticMarkup(renderArtwork(anArtwork({ layout: 'device', ...change }), supplies)).split('<rect').length;
    expect(rects({ image: aPhoto('#808080', 1200, 900) })).toBeLessThan(rects({}) - 4);
  });
});

it('shares no id with another drawing on the page', () => {
  const image = aPhoto('#808080', 1600, 900);
  const drawings = (['full-photo', 'ticket', 'one-shape', 'full-photo'] as const).map((layout) =>
    renderArtwork(anArtwork({ layout, image }), supplies),
  );
  const page = renderToStaticMarkup(
    <div>
      {drawings.map((drawing, index) => (
        <div key={index}>{drawing}</div>
      ))}
    </div>,
  );
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(4);
});
