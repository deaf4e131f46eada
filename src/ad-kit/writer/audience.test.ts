import { askedOf, whomOf } from './audience';

it.each([
  ['guys who hate waiting', 'hate waiting'],
  ['owners of small restaurants who hate doing inventory', 'hate doing inventory'],
  ['people moving within the city', 'moving within the city'],
  ['homeowners tired of high bills', 'tired of high bills'],
  ['people who like it hot', 'like it hot'],
  ['people buying their first home', 'buying your first home'],
  ['families needing immigration help', 'need immigration help'],
  ['anyone who wants to learn bobbin lace', 'want to learn bobbin lace'],
  ['looking for an unusual birthday present', 'looking for an unusual birthday present'],
  ['home cooks bored with their spice rack', 'bored with your spice rack'],
  ['drivers locked out of their car', 'locked out of your car'],
  ['cat owners whose cat hates the carrier', 'your cat hates the carrier'],
  ['home bakers whose sourdough comes out flat', 'your sourdough comes out flat'],
  ['homeowners with clogged gutters in Tampa', 'clogged gutters'],
  ['dental practices with a fish tank', 'have a fish tank'],
  ['solicitors with a missing heir', 'have a missing heir'],
  ['dairy farmers with lame cows', 'lame cows'],
  ['tattoo studios sick of no shows', 'sick of no shows'],
  ['building managers whose lift keeps breaking down', 'your lift keeps breaking down'],
  ['people moving out of the dorms, before June', 'moving out of the dorms'],
  ['couples in their 30s trying to save for a house', 'trying to save for a house'],
  ['beginners who are curious about bees', 'curious about bees'],
  ['first time home buyers in Columbus Ohio', 'buying your first home'],
  ['busy restaurant managers', 'run a restaurant'],
  ['airbnb hosts in Austin', 'hosting on Airbnb'],
  ['small business owners', 'run a small business'],
  ['brides in Burlington', 'planning a wedding'],
  ['self employed and LLC owners', 'working for yourself'],
  ['homeowners in Tulsa with old pipes', 'old pipes'],
  ['cat owners who hate the carrier, phoenix east valley', 'hate the carrier'],
  ['home cooks w/ dull knives', 'dull knives'],
  ['restaurant managers who do schedules in spreadsheets', 'still doing schedules in spreadsheets'],
  ['guys and gals over 40 getting back in shape', 'getting back in shape'],
  ['adult children cleaning out parents house, Chicago suburbs', 'cleaning out your parents’ house'],
  ['beginners, couples looking for something to do Saturday', 'looking for something to do Saturday'],
  ['couples looking for date night in Portland Maine', 'looking for date night'],
  ['Texans living out of state', 'living out of state'],
  ['people with a old saggy mattress', 'have an old saggy mattress'],
  ['lawyers at small firms drowning in discovery', 'drowning in discovery'],
  ['homeowners on septic', 'on septic'],
  ['people locked out', 'locked out'],
  ['families new to the area without a dentist', 'new to the area'],
  ['independent pharmacy owners', 'run a pharmacy'],
  ['homeowners with solar panels', 'have solar panels'],
  ['people who can’t stick to new habits', 'can’t stick to new habits'],
])('asks what tells an audience: %s', (audience, asked) => {
  expect(askedOf(audience)).toBe(asked);
});

it.each([
  'piano owners',
  'people with weddings coming up',
  'women trying to conceive',
  'smokers trying to quit smoking',
  'people who can’t sleep',
  'working parents of toddlers',
  'parents of babies who wake all night',
  'small trucking companies',
  'wedding planners and event agencies',
  'renters whose curtains are too long',
  'people who are new in town',
  'people with a dog',
  'adults struggling with debt',
  'people living alone',
  'people who feel lonely',
  'HR managers at growing companies',
  'desk workers with back pain',
  'people who suffer from migraines',
  'people whose back hurts',
  'women losing hair to chemo',
  'adults who stammer at work',
  'people with a wood stove',
  'teens with scoliosis who wear a brace',
  'families of men leaving rehab',
  'horse boarding barn owners',
  'homeowners 55+ who shouldn’t be on a ladder',
  'people with dull skin',
])('asks nothing of %s', (audience) => {
  expect(askedOf(audience)).toBeUndefined();
});

it('knows whom an ad may be for', () => {
  expect(whomOf('homeowners in Boise')).toBe('homeowners in Boise');
  expect(whomOf('drivers with cracked windshields')).toBe('drivers with cracked windshields');
  expect(whomOf('women 25-40 with dull skin')).toBeUndefined();
  expect(whomOf('runners with knee pain')).toBeUndefined();
  expect(whomOf('everyone')).toBeUndefined();
  expect(whomOf('anyone who owns boats')).toBeUndefined();
});
