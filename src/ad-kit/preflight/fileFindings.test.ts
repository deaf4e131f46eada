import type { Ad } from '../ad';
import type { CanvasId } from '../canvases';
import type { DrawnBytes, PictureType } from '../pictureTypes';
import { aCard, aCarouselAd, aDisplayAd, aFeedAd, aSearchAd, aTwitterAd } from '../testing/adBuilders';
import { drawnCanvasesOf, fileFindings } from './fileFindings';

/** Of a PNG, and of a JPEG. */
const megabytes = (sizes: Partial<Record<CanvasId, [number, number?]>>): Map<CanvasId, DrawnBytes> =>
  new Map(
    Object.entries(sizes).map(([canvas, [png, jpeg = png / 4]]) => [
      canvas as CanvasId,
      { png: png * 1_048_576, jpeg: jpeg * 1_048_576 },
    ]),
  );

const said = (contents: readonly Ad[], files: Map<CanvasId, DrawnBytes>, wanted: PictureType = 'png') =>
  fileFindings(contents, wanted, files).map(({ severity, sentence }) => `${severity}: ${sentence}`);

it('knows which drawings are in the files', () => {
  expect(drawnCanvasesOf([aSearchAd()])).toEqual([]);
  expect(drawnCanvasesOf([aFeedAd(), aTwitterAd()])).toEqual(['1080x1080', '1080x1350', '1200x628', '1200x1200']);
  expect(drawnCanvasesOf([aFeedAd({ image: 'own' }), aDisplayAd({ images: ['own'] })])).toEqual([]);
  expect(drawnCanvasesOf([aCarouselAd({ cards: [aCard({ image: 'own' }), aCard()] })])).toEqual(['1080x1080']);
  expect(drawnCanvasesOf([aCarouselAd({ cards: [aCard({ image: 'own' }), aCard({ image: 'own' })] })])).toEqual([]);
});

it('finds nothing in files that every platform takes', () => {
  expect(said([aFeedAd(), aTwitterAd()], megabytes({ '1080x1080': [3], '1200x628': [3], '1200x1200': [3] }))).toEqual(
    [],
  );
});

it('tells where a JPEG takes the place of a PNG that is too large', () => {
  expect(said([aTwitterAd()], megabytes({ '1200x628': [4], '1200x1200': [5.55] }))).toEqual([
    'advice: As a PNG, the 1200 × 628 image is 4.0 MB; X recommends at most 3 MB. Your download has a JPEG instead.',
    'advice: As a PNG, the 1200 × 1200 image is 5.6 MB; X accepts up to 5 MB. Your download has a JPEG instead.',
  ]);
});

it('has nothing to say of the PNG where a JPEG is wanted', () => {
  expect(said([aTwitterAd()], megabytes({ '1200x628': [4], '1200x1200': [9, 2] }), 'jpeg')).toEqual([]);
});

it('tells the worst of a platform’s rules that a file breaks, as a JPEG too', () => {
  const files = megabytes({ '1200x628': [8, 4], '1200x1200': [9, 5.55] });
  const faults = [
    'advice: The 1200 × 628 image is 4.0 MB; X recommends at most 3 MB.',
    'blocks: The 1200 × 1200 image is 5.6 MB; X accepts up to 5 MB.',
  ];
  expect(said([aTwitterAd()], files)).toEqual(faults);
  expect(said([aTwitterAd()], files, 'jpeg')).toEqual(faults);
});

it('tells it once of formats of one platform', () => {
  const feed = aFeedAd();
  expect(said([feed, aCarouselAd()], megabytes({ '1080x1080': [31, 31] }))).toEqual([
    'blocks: The 1080 × 1080 image is 31.0 MB; Facebook accepts up to 30 MB.',
  ]);
});

it('leaves out drawings that an image of one’s own replaces', () => {
  expect(said([aTwitterAd({ image: 'own' })], megabytes({ '1200x628': [9] }))).toEqual([]);
});
