import { renderToStaticMarkup } from 'react-dom/server';
import type { CanvasId } from '../../canvases';
import { illustrations } from '../illustrations/illustrations';
import { illustrationIds, type IllustrationId } from '../names';
import { drawArtwork } from '../renderArtwork';
import { allSupplies } from '../testing/allSupplies';
import { anArtwork } from '../testing/anArtwork';

const supplies = allSupplies();

/** The object's box and the headline's right edge, in pixels. */
function posterOf(illustration: IllustrationId, canvas: CanvasId, headline: string) {
  const { svg, texts } = drawArtwork(
    anArtwork({
      layout: 'behind-the-object',
      displayFont: 'anton',
      canvas,
      illustration,
      content: { ...anArtwork().content, body: '', headline },
    }),
    supplies,
  );
  const place = /<g transform="translate\(([-\d.]+) ([-\d.]+)\) scale\(([\d.]+)\)"/.exec(renderToStaticMarkup(svg));
  const [x = NaN, , scale = NaN] = (place ?? []).slice(1).map(Number);
  const [left, , width, height] = illustrations[illustration].bounds;
  const ends = texts.filter(({ part }) => part === 'headline').map(({ bounds }) => bounds.x + bounds.width);
  return { left: x + left * scale, width: width * scale, height: height * scale, lineEnd: Math.max(...ends) };
}

describe('a poster with an object', () => {
  it('gives the object a good part of the canvas, however short its words are', () => {
    const small = illustrationIds
      .map((id) => ({ id, ...posterOf(id, '1080x1080', 'Stay sharp.') }))
      .filter(({ width, height }) => width < 1080 * 0.6 && height < 1080 * 0.3);
    expect(small.map(({ id }) => id)).toEqual([]);
  });

  it('keeps the object well clear of the lines’ ends on a wide canvas', () => {
    const close = illustrationIds
      .map((id) => ({ id, ...posterOf(id, '1200x628', 'Half van, half price.') }))
      .filter(({ left, lineEnd }) => left - lineEnd < 24);
    expect(close.map(({ id }) => id)).toEqual([]);
  });
});
