import { type EditorPlace, editorPath, editorPlaceIn } from './findingLinks';

const placeIn = (address: string) => editorPlaceIn(new URL(address, 'http://localhost').searchParams);

it.each<EditorPlace>([
  { format: 'google_search', field: 'headlines[2]' },
  { format: 'facebook_carousel', field: 'cards[0].final_url' },
  { part: 'subheadline' },
])('an address leads back to its place: %j', (place) => {
  expect(placeIn(editorPath('an id', place))).toEqual(place);
});

it.each([
  '/create/1',
  '/create/1?at=',
  '/create/1?at=artwork:edge',
  '/create/1?at=myspace:headline',
  '/create/1?at=google_search',
])('nothing is asked for by %s', (address) => {
  expect(placeIn(address)).toBeUndefined();
});
