import { brief } from '../testing/briefs';
import { servedTrade } from './servedTrade';

const tradeIdOf = (product: string, audience: string, ...benefits: string[]) =>
  servedTrade({ ...brief(product, audience, benefits), platform: 'facebook', adType: 'display', tone: 'casual' })?.id;

it('is that of the brief, for its customers', () => {
  expect(tradeIdOf('Rye & Shine Bakery', 'early risers', 'Sourdough every morning')).toBe('bakery');
});

it.each([
  ['those who work in it', 'ShiftBaker', 'bakers', 'Turns orders into a bake list', 'software'],
  ['its businesses', 'CounterCast', 'owners of pharmacies', 'Texts patients when a prescription is ready', 'software'],
  ['those who run one', 'ShiftBaker', 'bakery owners who bake by night', 'Turns orders into a bake list', 'software'],
  ['those who sell it', 'StemCount', 'florists with two shops', 'Cuts waste of cut flowers and bouquets', 'software'],
  ['those it is no business of', 'LeaseLamp', 'CFOs of retail chains', 'Finds clauses that cost', 'software'],
  ['those who buy for one', 'Halden Court', 'law firms', 'Interpreters for a law firm', 'for_business'],
])('is how the business works where it speaks to %s', (_whom, product, audience, benefit, id) => {
  expect(tradeIdOf(product, audience, benefit)).toBe(id);
});

it('is that of a nursery for nurses, too', () => {
  expect(tradeIdOf('Night Owl Daycare', 'nurses and shift workers', 'Open till 1am')).toBe('daycare');
});

it.each([
  ['mens barbershop, Fade Theory', 'hair_salon'],
  ['home daycare openings - Miss Kim’s', 'daycare'],
  ['harp lessons for adults', 'music_lessons'],
])('is that of either half of a name: %s', (product, id) => {
  expect(tradeIdOf(product, 'locals', 'Open daily')).toBe(id);
});

it('is that of what is sold to those who work in it: a supply house, and a program', () => {
  expect(tradeIdOf('Ridge Plumbing Supply', 'plumbers', 'Opens at 6')).toBe('building_supply');
  expect(tradeIdOf('Repwell gym software', 'gyms', 'Member billing')).toBe('membership_software');
});

it('is not that of goods which a service speaks of', () => {
  expect(tradeIdOf('Nightjar Sleep Coaching', 'parents', 'A plan for your baby', 'Babies sleep by day 10')).toBe(
    'baby_sleep',
  );
});

it.each([
  ['Kettlewell Dry Stone Walls', 'landowners', '£42 per metre for gap repairs', 'building_work'],
  ['Hotfoot Firewalks', 'HR teams', 'Groups of 15 to 200', 'events'],
  ['Gavel & Hide Taxidermy Auctions', 'collectors', 'Catalogue online', 'auctions'],
  ['Pearl & Knot', 'women with an old string of pearls', 'Insured post both ways', 'sent_in'],
  ['Brolly Hospital', 'people whose umbrella broke', 'Mended and sent back by post', 'sent_in'],
  ['Moonrise Companions', 'parents of twins', 'First aid trained', 'carers'],
  ['Windfall Tree House Stays', 'couples', 'Sleeps two', 'stays'],
])('of a trade that is not known, it is how such a business works: %s', (product, audience, benefit, id) => {
  expect(tradeIdOf(product, audience, benefit)).toBe(id);
});
