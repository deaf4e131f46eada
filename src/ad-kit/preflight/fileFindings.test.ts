import type { CanvasId } from '../canvases';
import { aCard, aCarouselAd, aDisplayAd, aFeedAd, aSearchAd, aTwitterAd } from '../testing/adBuilders';
import { drawnCanvasesOf, fileFindings } from './fileFindings';

const megabytes = (sizes: Partial<Record<CanvasId, number>>) =>
  new Map(Object.entries(sizes).map(([canvas, size]) => [canvas as CanvasId, size * 1_048_576]));

const said = (...args: Parameters<typeof fileFindings>) =>
  fileFindings(...args).map(({ severity, sentence }) => `${severity}: ${sentence}`);

it('knows which drawings are in the files', () => {
  expect(drawnCanvasesOf([aSearchAd()])).toEqual([]);
  expect(drawnCanvasesOf([aFeedAd(), aTwitterAd()])).toEqual(['1080x1080', '1080x1350', '1200x628', '1200x1200']);
  expect(drawnCanvasesOf([aFeedAd({ image: 'own' }), aDisplayAd({ images: ['own'] })])).toEqual([]);
  expect(drawnCanvasesOf([aCarouselAd({ cards: [aCard({ image: 'own' }), aCard()] })])).toEqual(['1080x1080']);
  expect(drawnCanvasesOf([aCarouselAd({ cards: [aCard({ image: 'own' }), aCard({ image: 'own' })] })])).toEqual([]);
});

it('finds nothing in files that every platform takes', () => {
  expect(said([aFeedAd(), aTwitterAd()], megabytes({ '1080x1080': 3, '1200x628': 3, '1200x1200': 3 }))).toEqual([]);
});

it('tells the worst of a platform’s rules that a file breaks', () => {
  expect(said([aTwitterAd()], megabytes({ '1200x628': 4, '1200x1200': 5.55 }))).toEqual([
    'advice: The 1200 × 628 image is 4.0 MB; X recommends at most 3 MB.',
    'blocks: The 1200 × 1200 image is 5.6 MB; X accepts up to 5 MB.',
  ]);
});

it('tells it once of formats of one platform', () => {
  const feed = aFeedAd();
  expect(said([feed, aCarouselAd()], megabytes({ '1080x1080': 31 }))).toEqual([
    'blocks: The 1080 × 1080 image is 31.0 MB; Facebook accepts up to 30 MB.',
  ]);
});

it('leaves out drawings that an image of one’s own replaces', () => {
  expect(said([aTwitterAd({ image: 'own' })], megabytes({ '1200x628': 9 }))).toEqual([]);
});
