import { freeThingOf } from './factParts';
import { readPhrase } from './reading/readPhrase';

it.each([
  ['free quote from a photo', 'a free quote from a photo'],
  ['free repairs all year', 'free repairs all year'],
])('one gets "%s" as: %s', (typed, thing) => {
  expect(freeThingOf(readPhrase(typed))).toBe(thing);
});
