import { askedOf, townOf, whomOf } from './audience';

it.each([
  ['guys who hate waiting', 'hate waiting'],
  ['people moving within the city', 'moving within the city'],
  ['homeowners tired of high bills', 'tired of high bills'],
  ['people who like it hot', 'like it hot'],
  ['people buying their first home', 'buying your first home'],
  ['families needing immigration help', 'need immigration help'],
])('asks what tells an audience: %s', (audience, asked) => {
  expect(askedOf(audience)).toBe(asked);
});

it.each([
  'piano owners',
  'people who are new in town',
  'people with a dog',
  'adults struggling with debt',
  'people living alone',
  'people who feel lonely',
  'HR managers at growing companies',
  'desk workers with back pain',
  'people who suffer from migraines',
])('asks nothing of %s', (audience) => {
  expect(askedOf(audience)).toBeUndefined();
});

it('knows the town, and whom an ad may be for', () => {
  expect(townOf('homeowners in Cedar Park')).toBe('Cedar Park');
  expect(townOf('people in their thirties')).toBeUndefined();
  expect(whomOf('homeowners in Boise')).toBe('homeowners in Boise');
  expect(whomOf('drivers with cracked windshields')).toBe('drivers with cracked windshields');
  expect(whomOf('women 25-40 with dull skin')).toBeUndefined();
  expect(whomOf('runners with knee pain')).toBeUndefined();
  expect(whomOf('everyone')).toBeUndefined();
  expect(whomOf('anyone who owns boats')).toBeUndefined();
});
