import { hasPictureTypes, mostBytesAt, mostBytesOf, pictureTypeFor } from './pictureTypes';
import { aCard, aCarouselAd, aDisplayAd, aFeedAd, aSearchAd, aTwitterAd } from './testing/adBuilders';

const megabyte = 1_048_576;

it('knows the least that a platform says of a file', () => {
  expect(mostBytesOf('facebook_feed')).toBe(30 * megabyte);
  expect(mostBytesOf('google_display')).toBe(5 * megabyte);
  // Its ads API takes less than its uploads.
  expect(mostBytesOf('twitter_image')).toBe(3 * megabyte);
  expect(mostBytesOf('facebook_carousel')).toBe(Infinity);
});

it('goes by the strictest of the formats that show a size', () => {
  const contents = [aFeedAd(), aDisplayAd(), aTwitterAd()];
  expect(mostBytesAt(contents, '1200x628')).toBe(3 * megabyte);
  expect(mostBytesAt(contents, '1080x1080')).toBe(30 * megabyte);
  expect(mostBytesAt([aSearchAd()], '1080x1080')).toBe(Infinity);
});

it('leaves a choice where a platform limits what its drawings may have', () => {
  expect(hasPictureTypes([aFeedAd()])).toBe(true);
  expect(hasPictureTypes([aSearchAd()])).toBe(false);
  expect(hasPictureTypes([aFeedAd({ image: 'own' })])).toBe(false);
  expect(hasPictureTypes([aCarouselAd({ cards: [aCard(), aCard()] })])).toBe(false);
});

it('saves a drawing as it is wanted, unless its PNG is too large for the platform', () => {
  const png = 4 * megabyte;
  expect(pictureTypeFor('facebook_feed', 'png', { png })).toBe('png');
  expect(pictureTypeFor('twitter_image', 'png', { png })).toBe('jpeg');
  expect(pictureTypeFor('facebook_feed', 'jpeg', { png })).toBe('jpeg');
  expect(pictureTypeFor('facebook_carousel', 'jpeg', {})).toBe('jpeg');
});
