import { introducedOf, presented, soughtOf } from './sought';
import { tradeOf } from './trades/tradeOf';

const soughtBy = (productName: string, ...keyBenefits: string[]) =>
  soughtOf({ productName, keyBenefits }, tradeOf({ product: productName, audience: '', benefits: keyBenefits }));

it.each([
  ['Ruiz & Sons Septic', 'septic service'],
  ['Tri-County Garage Door Repair', 'garage door repair'],
  ['Moonrise Sourdough', 'sourdough'],
  ['used camper vans - Roamhouse', 'camper vans'],
  ['Bean There Coffee Roasters', 'a coffee roaster'],
  ['Iron Alley Gym', 'a gym'],
])('%s is %s', (name, sought) => {
  expect(soughtBy(name)).toBe(sought);
});

it('is what the facts say where the name does not, and nothing that neither says', () => {
  expect(soughtBy('ShiftPilot', 'build schedules in 10 minutes', 'shift swaps by phone', 'time clock')).toBe(
    'scheduling software',
  );
  expect(soughtBy('Half Moon', 'sourdough bread baked at night', 'bagels on Sunday')).toBe('a bakery');
  expect(soughtBy('Stitch & Sole', 'resoling in a week', 'new heels')).toBeUndefined();
});

it('says what the product is where its name does not', () => {
  expect(introducedOf({ product: 'ShiftPilot', sought: 'scheduling software' })).toBe(
    'ShiftPilot is scheduling software',
  );
  expect(introducedOf({ product: 'Half Moon', sought: 'a bakery' })).toBe('Half Moon is a bakery');
  expect(introducedOf({ product: 'Half Moon Bakery', sought: 'a bakery' })).toBeUndefined();
  // It has plumbers, and it sells bagels.
  expect(introducedOf({ product: 'Hartley', sought: 'a plumber' })).toBeUndefined();
  expect(introducedOf({ product: 'Half Moon', sought: 'bagels' })).toBeUndefined();
});

it('tells at the end what an ad left out: what it is, and where', () => {
  const half = { product: 'Half Moon', sought: 'bagels', town: 'in Maplewood' };
  expect(presented(half, 'Open at 5:30am.')).toBe('Half Moon: bagels in Maplewood');
  expect(presented({ ...half, sought: 'a bakery' }, 'Open at 5:30am.')).toBe('Half Moon, a bakery in Maplewood');
  expect(presented(half, 'A bagel before the train.')).toBe('Half Moon in Maplewood');
  expect(presented(half, 'Bagels from Maplewood.')).toBe('Half Moon');
});
