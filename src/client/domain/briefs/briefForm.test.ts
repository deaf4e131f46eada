import { aBrief, emptyBrief } from '../../testing/builders';
import {
  briefOfForm,
  briefProblem,
  changedBriefFields,
  emptyBriefForm,
  formOfBrief,
  givenFacts,
  isSameBrief,
} from './briefForm';

it('comes back from the form as it went in', () => {
  const brief = aBrief({
    benefit_kinds: [null, 'can'],
    words_to_use: ['small-batch'],
    banned_words: ['cheap', 'bargain'],
    required_claims: ['Contains caffeine.'],
  });
  expect(briefOfForm(formOfBrief(brief))).toEqual(brief);
  expect(briefOfForm(emptyBriefForm)).toEqual(emptyBrief);
});

it('is sent without blank space, blank rows and blank lines', () => {
  const form = { ...emptyBriefForm, offer: ' 20% off ', key_benefits: ['', ' Fresh '], banned_words: '\n cheap \n\n' };
  expect(briefOfForm(form)).toEqual({
    ...emptyBrief,
    offer: '20% off',
    key_benefits: ['Fresh'],
    banned_words: ['cheap'],
  });
});

it('says nothing of facts that are not given, since another backend may not know them', () => {
  expect(givenFacts(emptyBriefForm)).toEqual({});
  expect(givenFacts({ ...emptyBriefForm, price: '$14', required_claims: 'Contains wheat.' })).toEqual({
    price: '$14',
    required_claims: ['Contains wheat.'],
  });
});

it('tells a refusal at the field of the form, that of a line at its list', () => {
  const errors = [
    { field: 'brief.banned_words.1', message: 'Too long.' },
    { field: 'brief.landing_page', message: 'No web address.' },
    { field: 'previous_brief.key_benefits.0', message: 'Too long as well.' },
  ];
  const error = { status: 422, data: { detail: 'Please check.', code: 'validation_failed', errors } };
  expect(briefProblem(error)?.fieldErrors).toEqual({
    banned_words: 'Too long.',
    landing_page: 'No web address.',
    'key_benefits.0': 'Too long as well.',
  });
});

it('is the same whatever order its fields come in, and with kinds that say nothing', () => {
  const turned = Object.fromEntries(Object.entries(aBrief({ benefit_kinds: [null, null] })).toReversed());
  expect(isSameBrief(aBrief(), turned as ReturnType<typeof aBrief>)).toBe(true);
  expect(isSameBrief(aBrief(), aBrief({ benefit_kinds: [null, 'can'] }))).toBe(false);
  expect(isSameBrief(aBrief(), aBrief({ price: '$15' }))).toBe(false);
});

it('names what differs between two briefs', () => {
  expect(changedBriefFields(aBrief(), aBrief())).toEqual([]);
  expect(changedBriefFields(aBrief(), aBrief({ deadline: 'Friday', offer: '25% off', tone: 'urgent' }))).toEqual([
    'offer',
    'deadline',
    'tone',
  ]);
});
