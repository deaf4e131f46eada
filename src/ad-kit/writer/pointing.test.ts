import { beginWriting } from './drafts';
import { withPronouns } from './pointing';
import { noVoice } from './voice';

function materialOf(productName: string, keyBenefits: string[]) {
  const brief = {
    productName,
    keyBenefits,
    targetAudience: 'small teams',
    platform: 'facebook',
    adType: 'display',
    tone: 'casual',
    callToAction: null,
    maxCharacters: null,
    includeEmojis: false,
  } as const;
  return beginWriting({ ...brief, keyBenefits }, 'seed', noVoice).material;
}

const app = materialOf('MeetSync app', ['Syncs with Outlook', 'Books meetings for you']);

it('a sentence does not begin with "it" before the product is named', () => {
  const sentences = ['Calendars work when they agree.', 'It syncs with Outlook. No copying by hand.'];
  expect(withPronouns(sentences, app)).toEqual([
    'Calendars work when they agree.',
    'Syncs with Outlook. No copying by hand.',
  ]);
});

it('a product is "it" once it is named', () => {
  const sentences = ['The MeetSync app books meetings for you.', 'The MeetSync app syncs with Outlook.'];
  expect(withPronouns(sentences, app)).toEqual(['The MeetSync app books meetings for you.', 'It syncs with Outlook.']);
});

it('several of a kind are "they"', () => {
  const bikes = materialOf('VoltRide e-bikes', ['Folds flat']);
  expect(withPronouns(['VoltRide e-bikes fold flat.', 'VoltRide e-bikes go far.'], bikes)).toEqual([
    'VoltRide e-bikes fold flat.',
    'They go far.',
  ]);
  expect(withPronouns(['They fold flat.'], bikes)).toEqual(['Folds flat.']);
});

it('a business is named again, where "it" would be somebody’s house', () => {
  const plumber = materialOf('Drip Doctor Plumbing', ['Offers flat rates']);
  const sentences = ['Drip Doctor Plumbing offers flat rates.', 'Drip Doctor Plumbing is open late.'];
  expect(withPronouns(sentences, plumber)).toEqual(sentences);
});

it('what was made is told as it was typed before the product is named, and a price is its own', () => {
  const soap = materialOf('Grumpy Goat soap', ['made from goat milk', '$9 a bar']);
  expect(withPronouns(['Be kind to your skin.', 'It’s made from goat milk.', 'It’s $9 a bar.'], soap)).toEqual([
    'Be kind to your skin.',
    'Made from goat milk.',
    'It’s $9 a bar.',
  ]);
});

it('begins one sentence of a text with "get"', () => {
  const daycare = materialOf('Hilltop Dog Daycare', ['half day for $18', 'free trial day']);
  expect(withPronouns(['Get a half day for $18.', 'Get a free trial day.', 'Get a free tour.'], daycare)).toEqual([
    'Get a half day for $18.',
    'There’s a free trial day, too.',
    'Get a free tour.',
  ]);
});
