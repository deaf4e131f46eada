import fc from 'fast-check';
import { viewOf } from './crop';

const side = fc.integer({ min: 20, max: 8_000 });
const size = fc.record({ width: side, height: side });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const crop = fc.record({ x: share, y: share, zoom: fc.double({ min: 1, max: 4, noNaN: true }) });

describe('the part of an image that is shown', () => {
  it('lies within the image, has the proportions of its place and holds the focal point', () => {
    fc.assert(
      fc.property(size, crop, size, fc.record({ x: share, y: share }), (image, shown, place, eye) => {
        const view = viewOf(image, shown, place, eye);
        const slack = 1e-6 * Math.max(image.width, image.height);
        expect(view.x).toBeGreaterThanOrEqual(-slack);
        expect(view.y).toBeGreaterThanOrEqual(-slack);
        expect(view.x + view.width).toBeLessThanOrEqual(image.width + slack);
        expect(view.y + view.height).toBeLessThanOrEqual(image.height + slack);
        expect(view.width / view.height / (place.width / place.height)).toBeCloseTo(1, 6);
        const focus = { x: shown.x * image.width, y: shown.y * image.height };
        expect(focus.x).toBeGreaterThanOrEqual(view.x - slack);
        expect(focus.x).toBeLessThanOrEqual(view.x + view.width + slack);
        expect(focus.y).toBeGreaterThanOrEqual(view.y - slack);
        expect(focus.y).toBeLessThanOrEqual(view.y + view.height + slack);
      }),
    );
  });

  it('is as much as fits, and a quarter of its sides at four times', () => {
    const [image, place, eye] = [
      { width: 400, height: 300 },
      { width: 100, height: 100 },
      { x: 0.5, y: 0.5 },
    ];
    expect(viewOf(image, { x: 0.5, y: 0.5, zoom: 1 }, place, eye)).toEqual({ x: 50, y: 0, width: 300, height: 300 });
    expect(viewOf(image, { x: 0.5, y: 0.5, zoom: 4 }, place, eye)).toEqual({
      x: 162.5,
      y: 112.5,
      width: 75,
      height: 75,
    });
  });

  it('brings the focal point to where it is wanted', () => {
    const view = viewOf(
      { width: 900, height: 300 },
      { x: 0.5, y: 0.5, zoom: 1 },
      { width: 300, height: 300 },
      { x: 0.8, y: 0.5 },
    );
    expect((450 - view.x) / view.width).toBeCloseTo(0.8);
  });
});
