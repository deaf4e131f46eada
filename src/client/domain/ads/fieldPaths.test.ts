import { emptyAd } from '../../../ad-kit/emptyAd';
import { valueAt, withValueAt } from './fieldPaths';

const search = emptyAd('google_search');

it.each([
  ['path1', 'coffee'],
  ['headlines[2].text', 'Fresh every week'],
  ['headlines[0].pin', 2],
])('writes and reads %s', (path, value) => {
  const edited = withValueAt(search, path, value);
  expect(valueAt(edited, path)).toBe(value);
  expect(valueAt(search, path)).not.toBe(value);
});

it('leaves every other part the same object, so that nothing else is drawn again', () => {
  const edited = withValueAt(search, 'headlines[1].text', 'Roasted to order');
  expect(edited.headlines[0]).toBe(search.headlines[0]);
  expect(edited.descriptions).toBe(search.descriptions);
});

it('writes within a card', () => {
  const carousel = withValueAt(emptyAd('facebook_carousel'), 'cards[1].headline', 'Beans');
  expect(carousel.cards.map(({ headline }) => headline)).toEqual(['', 'Beans']);
});

it('changes nothing at a place that the ad does not have', () => {
  expect(withValueAt(search, 'cards[0].headline', 'Beans')).toEqual(search);
  expect(withValueAt(search, 'headlines[9].text', 'Beans')).toEqual(search);
  expect(valueAt(search, 'cards[0].headline')).toBeUndefined();
});
