import type { ArtworkDesign, ObjectPose, TextSizes } from '../../api/adsApi';
import { aSavedAd, aUuid } from '../../testing/builders';
import { differencesOf } from './adDifferences';

it('tells two versions apart whose image is cropped in two ways', () => {
  const ad = aSavedAd();
  const cropped = (zoom: number) => ({
    ...ad,
    artwork: { ...ad.artwork, image_crops: { '1080x1080': { x: 0.25, y: 0.5, zoom } } },
  });
  expect(differencesOf(cropped(1.5), cropped(2))).toEqual([
    {
      label: 'Image crop',
      mine: '1080 × 1080: 25% across, 50% down, 1.5×',
      other: '1080 × 1080: 25% across, 50% down, 2×',
    },
  ]);
  expect(differencesOf(cropped(1.5), cropped(1.5))).toEqual([]);
});

it('tells two versions apart whose texts have other sizes', () => {
  const ad = aSavedAd();
  const sized = (text_sizes: TextSizes) => ({ ...ad, artwork: { ...ad.artwork, text_sizes } });
  const one = sized({ headline: -1, cta: 2 });
  expect(differencesOf(ad, one)).toEqual([{ label: 'Adjustments', mine: 'None', other: 'Custom' }]);
  expect(differencesOf(one, sized({ cta: 1 }))[0]?.other).toBe('Another one');
  expect(differencesOf(one, sized({ cta: 2, headline: -1 }))).toEqual([]);
});

it('tells two versions apart whose illustration is set by hand', () => {
  const ad = aSavedAd();
  const set = (object_pose: ObjectPose) => ({ ...ad, artwork: { ...ad.artwork, object_pose } });
  const one = set({ turn: 1, mirrored: true });
  expect(differencesOf(ad, one)).toEqual([{ label: 'Adjustments', mine: 'None', other: 'Custom' }]);
  expect(differencesOf(one, set({ mirrored: true, turn: 1 }))).toEqual([]);
});

it('tells two versions apart whose illustration is set by hand in one size', () => {
  const ad = aSavedAd();
  const set = (size_poses: ArtworkDesign['size_poses']) => ({ ...ad, artwork: { ...ad.artwork, size_poses } });
  const one = set({ '1080x1920': { turn: 1, mirrored: true }, '1080x1080': {} });
  expect(differencesOf(ad, one)).toEqual([{ label: 'Adjustments', mine: 'None', other: 'Custom' }]);
  expect(differencesOf(set({ '1080x1080': {} }), one)[0]?.other).toBe('Another one');
  expect(differencesOf(one, set({ '1080x1080': {}, '1080x1920': { mirrored: true, turn: 1 } }))).toEqual([]);
});

it('tells two versions apart whose logos differ by plate or size', () => {
  const ad = aSavedAd();
  const one = { ...ad, artwork: { ...ad.artwork, logo_plate: 'none' } as const };
  expect(differencesOf(ad, one)).toEqual([{ label: 'Adjustments', mine: 'None', other: 'Custom' }]);
  const larger = { ...ad, artwork: { ...ad.artwork, logo_size: 1 } as const };
  expect(differencesOf(ad, larger)).toEqual([{ label: 'Adjustments', mine: 'None', other: 'Custom' }]);
  expect(differencesOf(ad, { ...ad, artwork: { ...ad.artwork } })).toEqual([]);
});

it('tells two versions apart that have different images', () => {
  const ad = aSavedAd({ image_id: aUuid() });
  expect(differencesOf(ad, { ...ad, image_id: aUuid() })).toEqual([
    { label: 'Image', mine: 'Your image', other: 'Another one' },
  ]);
});
