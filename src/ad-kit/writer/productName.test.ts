import { nameOf } from './productName';

it.each([
  ['hearing aids - Lakeview Audiology', 'Lakeview Audiology'],
  ['PermitPal - permit tracking software', 'PermitPal'],
  ['kombucha – Wild Root Brewing Co', 'Wild Root Brewing Co'],
  ['mens barbershop, Fade Theory', 'Fade Theory'],
  ['Beekeeping starter kit, Hum & Hive', 'Hum & Hive'],
  // Two names, or none.
  ['Crestview Realty - Dana Moss', 'Crestview Realty - Dana Moss'],
  ['Reyes, Cole and sons', 'Reyes, Cole and sons'],
  ['dog walks - cat visits', 'dog walks - cat visits'],
  ['Drive-in Diner', 'Drive-in Diner'],
])('finds the name in "%s"', (typed, name) => {
  expect(nameOf(typed)).toBe(name);
});
