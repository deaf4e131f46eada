import { beginWriting } from './drafts';
import { fillForm } from './slots';
import { noVoice } from './voice';

const had = (productName: string, benefit: string) => filled('{it} {has} {aThing}.', productName, benefit);

function filled(form: string, productName: string, benefit: string): string | undefined {
  const brief = {
    productName,
    targetAudience: 'neighbors',
    platform: 'facebook',
    adType: 'display',
    tone: 'casual',
    keyBenefits: [benefit],
    callToAction: null,
    maxCharacters: null,
    includeEmojis: false,
  } as const;
  const { material } = beginWriting(brief, 'seed', noVoice);
  return fillForm(form, material, { fact: material.facts[0] });
}

it.each([
  ['Hotel Marisol', 'Rooftop pool', 'Hotel Marisol has a rooftop pool.'],
  ['Steady Hands Estate Law', 'Flat fees', 'Steady Hands Estate Law offers flat fees.'],
  ['Riverside Physical Therapy', 'one-on-one sessions', 'Riverside Physical Therapy offers one-on-one sessions.'],
  ['Paws Vet', 'Evening appointments', 'Paws Vet offers evening appointments.'],
  ['Ridgeline Roofing', 'Help with insurance claims', 'Ridgeline Roofing offers help with insurance claims.'],
  ['Ana Ruiz Photography', 'Two photographers', 'Ana Ruiz Photography has two photographers.'],
  ['RoadReady driving school', 'Patient instructors', 'the RoadReady driving school has patient instructors.'],
  ['desk lamp', '2-year warranty', 'the desk lamp comes with a 2-year warranty.'],
])('%s has, offers or comes with: %s', (product, benefit, sentence) => {
  expect(had(product, benefit)).toBe(sentence);
});

it.each(['Arrives chilled', 'Keeps 3 weeks', 'Takes 15 minutes', 'Lasts 8 years'])(
  'is not what goods do where it is a business: %s',
  (benefit) => {
    expect(filled('{it} {acts}.', 'Brackwater Eel Smokery', benefit)).toBeUndefined();
    expect(filled('{it} {acts}.', 'desk lamp', benefit)).toBeDefined();
  },
);
