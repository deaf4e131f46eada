import type { CopyBrief } from './brief';
import { beginWriting } from './drafts';
import { flowOf } from './flowing';
import { brief } from './testing/briefs';
import { noVoice } from './voice';
import { isList } from './listStory';
import { writeCopy } from './writeCopy';

const display = { platform: 'facebook', adType: 'display', tone: 'casual' } as const;

function told(productName: string, ...facts: string[]): string | undefined {
  const asked: CopyBrief = { ...brief(productName, 'neighbors', facts), ...display };
  const writing = beginWriting(asked, 'seed', noVoice);
  return flowOf(writing.material.facts, writing)?.text;
}

it.each([
  [
    'Pawsitively Clean',
    ['we come to your driveway', 'no travel fee', 'natural shampoos'],
    'We come to your driveway, with no travel fee.',
  ],
  [
    'Green Valley Lawn Care',
    ['weekly mowing from $39', 'no contracts', 'same crew every week'],
    'Get weekly mowing from $39, with the same crew every week and no contracts.',
  ],
  [
    'PalletTrack software',
    ['live in one day', 'barcode scanning on any phone'],
    'PalletTrack software is live in one day, with barcode scanning on any phone.',
  ],
  [
    'Apex Roofing Co',
    ['free roof inspection', 'insurance claim help', '25 year workmanship warranty', 'financing available'],
    'You get a free roof inspection, insurance claim help and a 25-year workmanship warranty, with financing available.',
  ],
  [
    'Saltbox Kitchen',
    ['harbor views', 'a waterfront deck', 'walk-ins welcome'],
    'You’ll find harbor views and a waterfront deck.',
  ],
])('tells facts of %s in one sentence', (name, facts, sentence) => {
  expect(told(name, ...facts)).toBe(sentence);
});

it.each([
  // What belongs to nothing that was said.
  ['Bright Smiles', ['we take Medicaid', 'movies on the ceiling']],
  ['Luma Lash Studio', ['book online in 30 seconds', 'vegan glue']],
  ['Summit Forklift Training', ['certify up to 12 in one day', 'OSHA certification']],
  ['Camp Timber', ['swim lessons every day', 'lunch included']],
  ['Clear Ear Hearing', ['all brands, not just one', 'free hearing test']],
  ['Ember Soap', ['no fragrance option', 'no contracts']],
  ['StackPilot', ['cuts incident time by 40%', '14-day free trial']],
  ['Hartley Plumbing', ['licensed since 1994', 'no overtime charges']],
  ['Little Sprouts Daycare', ['open 6:30am to 6pm', 'organic meals included']],
  ['Sunrise Senior Movers', ['sell or donate what’s left', 'background-checked crew']],
  ['Foundry welding class', ['take home what you make', 'no experience needed']],
  ['Crestview Realty', ['15 years of local experience', 'over 400 homes sold']],
  // Nobody "gets" a bare price, a day, or what has to be said.
  ['The Paint Bar', ['$35 a person', 'starts Jan 12']],
  ['Crumb & Co', ['contains wheat', 'porch pickup']],
])('makes no sentence of facts of %s that belong to none', (name, facts) => {
  expect(told(name, ...facts)).toBeUndefined();
});

it('tells an ad’s facts with a verb, and each of them once', () => {
  const asked: CopyBrief = {
    ...brief('Green Valley Lawn Care', 'homeowners in Boise', [
      'weekly mowing from $39',
      'no contracts',
      'same crew every week',
      'first mow half off',
    ]),
    ...display,
  };
  const told = writeCopy(asked, 'a seed').fullAd.filter((text) => !isList(text));
  expect(told).toHaveLength(2);
  for (const text of told) {
    expect(text).toMatch(/Get weekly mowing from \$39, with /);
    for (const word of ['mowing from', 'contracts', 'same crew']) {
      expect(text.toLocaleLowerCase('en').split(word).length - 1).toBeLessThan(2);
    }
  }
});
