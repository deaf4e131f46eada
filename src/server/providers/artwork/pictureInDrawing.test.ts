import sharp from 'sharp';
import type { ImageFile } from '../../modules/images/images.types';
import { pictureInDrawing } from './pictureInDrawing';

const aPhoto = async (width: number, height: number): Promise<ImageFile> => ({
  contents: await sharp({ create: { width, height, channels: 3, background: '#c84b31' } })
    .jpeg()
    .toBuffer(),
  type: 'image/jpeg',
  width,
  height,
  isTransparent: false,
  tones: [],
});

describe('a picture in a drawing', () => {
  test.each([
    ['shown whole, has the longer side of the canvas', 1_080, undefined, [1_080, 540]],
    ['that fills the canvas, covers it with its shorter side', 1_080, 1, [2_160, 1_080]],
    ['that fills it zoomed, has the pixels of the part shown', 1_080, 1.5, [3_240, 1_620]],
    ['is never larger than drawings have memory for', 1_920, 4, [4_000, 2_000]],
  ])('%s', async (_, canvasSide, fillsAtZoom, size) => {
    const { width, height } = await pictureInDrawing(await aPhoto(6_000, 3_000), {
      canvasSide,
      ...(fillsAtZoom !== undefined && { fillsAtZoom }),
    });
    expect([width, height]).toEqual(size);
  });

  test('that is small already keeps its size', async () => {
    const { width, height } = await pictureInDrawing(await aPhoto(300, 200), { canvasSide: 1_080, fillsAtZoom: 4 });
    expect([width, height]).toEqual([300, 200]);
  });
});
