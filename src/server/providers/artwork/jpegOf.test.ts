import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { jpegOf } from './jpegOf';

/** Noise, which compresses worst. */
const noise = async (side: number) =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();

describe('a drawing as a JPEG', () => {
  it('is of the same size, and keeps the colors of every pixel', async () => {
    const file = await jpegOf(await noise(200), Infinity);
    expect(await sharp(file).metadata()).toMatchObject({
      format: 'jpeg',
      width: 200,
      height: 200,
      chromaSubsampling: '4:4:4',
    });
  });

  it('is of the highest quality that fits', async () => {
    const png = await noise(200);
    const finest = await jpegOf(png, Infinity);
    const smaller = await jpegOf(png, finest.length - 1);
    expect(smaller.length).toBeLessThan(finest.length);
    const most = Math.floor(finest.length / 2);
    const half = await jpegOf(png, most);
    expect(half.length).toBeLessThanOrEqual(most);
    expect(half.length).toBeGreaterThan(most * 0.95);
  });

  it('is as small as it may be where nothing fits', async () => {
    const png = await noise(200);
    const smallest = await jpegOf(png, 10);
    expect(smallest.length).toBeGreaterThan(10);
    expect((await jpegOf(png, smallest.length)).length).toBe(smallest.length);
  });

  it('has white where the drawing is see-through', async () => {
    const clear = { width: 20, height: 20, channels: 4, background: '#00000000' } as const;
    const file = await jpegOf(await sharp({ create: clear }).png().toBuffer(), Infinity);
    expect((await sharp(file).stats()).channels.map(({ mean }) => Math.round(mean))).toEqual([255, 255, 255]);
  });
});
