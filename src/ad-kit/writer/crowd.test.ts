import { crowdOf } from './crowd';

it.each([
  ['restaurant managers w/ inspection coming', 'restaurant managers'],
  ['landlords who need EICR before new tenants', 'landlords'],
  ['busy parents in Plano TX', 'busy parents'],
  ['first time moms in Portland anxious about birth', 'first-time moms'],
  ['farmers and land agents, Lincolnshire', 'farmers and land agents'],
  ['new parents & grads with stuff to frame', 'new parents and grads'],
  ['parents of toddlers', 'parents'],
  ['knitters bored of acrylic, beginners too', 'knitters'],
  ['restaurant owners texting schedules', 'restaurant owners'],
  ['homeowners', 'homeowners'],
])('calls those whom an ad is for by their name: %s', (audience, crowd) => {
  expect(crowdOf(audience)).toBe(crowd);
});

it.each([
  'nervous patients, people who haven’t been in years',
  'owners of doodles with matted coats',
  'women 20-40 near the station',
  'stressed nurses and shift workers',
  'vicars, churchwardens and terrace owners with cracked panels',
  'stag and hen dos, work socials in Newcastle',
  'dentist offices & lobbies that want a fish tank',
  'birthday parties',
  'kids 8-12',
  'everyone',
  'people moving',
  'family’s visiting the Cotswolds',
])('calls nobody anything of %s', (audience) => {
  expect(crowdOf(audience)).toBeUndefined();
});
