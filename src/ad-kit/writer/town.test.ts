import { townOf } from './town';

it.each([
  ['homeowners in Cedar Park', 'in Cedar Park'],
  ['families with kids in Plano TX', 'in Plano'],
  ['first time home buyers in Columbus Ohio', 'in Columbus'],
  ['homeowners in Tulsa with old pipes', 'in Tulsa'],
  ['homeowners in Parma OH w/ old pipes', 'in Parma'],
  ['people in Asheville sick of supermarket bread', 'in Asheville'],
  ['families in Boise without dental insurance', 'in Boise'],
  ['contractors in Austin behind on taxes', 'in Austin'],
  ['parents of 6-9th graders in Bellevue WA falling behind in math', 'in Bellevue'],
  ['people who inherited a grandfather clock, Bucks county', 'in Bucks County'],
  ['homeowners in upstate NY with bats in attic', 'in Upstate New York'],
  ['drivers in east Denver', 'in Denver'],
  ['homeowners with septic in hays county, people with older tanks', 'in Hays County'],
  ['driveways in manchester NH', 'in Manchester'],
  ['parents of 3-5 yr olds near Decatur GA', 'near Decatur'],
  ['people moving in or around Pittsburgh', 'near Pittsburgh'],
  ['engaged couples Charlotte area', 'in Charlotte'],
  ['landlords whose tenants left, Columbus Ohio', 'in Columbus'],
  ['people with a dead car in the driveway, Cleveland', 'in Cleveland'],
  ['landlords Manchester who need an EICR', 'in Manchester'],
  ['engineers in Bay Area, prototype deadlines', 'in the Bay Area'],
  ['drivers Chicago cracked windshield', 'in Chicago'],
  ['college kids driving home for Thanksgiving, ames Iowa', 'in Ames'],
  ['contractors behind on their books, phoenix', 'in Phoenix'],
  ['moms expecting in spring, Spokane - newborn photos', 'in Spokane'],
  ['people planning company picnics, Kansas City', 'in Kansas City'],
  ['first tattoo nervous, 18-25, Tucson', 'in Tucson'],
  ['commuters with chipped windshield, Colorado Springs', 'in Colorado Springs'],
  ['people who inherited a clock, Hartford ct', 'in Hartford'],
  ['seniors afraid of falling on stairs, Cleveland and Akron', 'in Cleveland'],
  ['office workers downtown Denver who feel guilty', 'in Denver'],
])('%s are %s', (audience, town) => {
  expect(townOf(audience)).toBe(town);
});

it.each([
  'people in their thirties',
  'roof owners in Texas',
  'teachers Spanish looking for work',
  'landowners in Western NC',
  'warehouse managers in PA, NJ',
  'homeowners in the county',
  'women in debt',
  'dads, mobile',
  'people who paint, and mesa',
  'families in October',
  'parents, grandparents',
  '',
])('%s are of no town', (audience) => {
  expect(townOf(audience)).toBeUndefined();
});
