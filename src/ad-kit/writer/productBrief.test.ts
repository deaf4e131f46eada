import { noVoice } from './voice';
import { emptyBrief, spokenFacts, voiceFor, withFacts } from './productBrief';

it.each([
  ['December 18', 'Ends December 18'],
  ['Friday', 'Ends Friday'],
  ['Cyber Monday', 'Ends Cyber Monday'],
  ['Sunday at noon', 'Ends Sunday at noon'],
  ['18 December', 'Ends 18 December'],
  ['12/18', 'Ends 12/18'],
  ['Order by December 18', 'Order by December 18'],
  ['Friday only', 'Friday only'],
  ['2 days left', '2 days left'],
  ['48 hours', '48 hours'],
  ['', ''],
])('the deadline %j is said as %j', (deadline, said) => {
  expect(spokenFacts({ ...emptyBrief, deadline }).deadline).toBe(said);
});

it('puts facts before benefits, each once, and says what they are', () => {
  const facts = { ...emptyBrief, offer: 'Free trial', proof: '812 reviews' };
  const brief = { keyBenefits: ['812 reviews', 'Warm'], benefitKinds: [null, 'state'] as const };
  expect(withFacts(brief, facts)).toEqual({
    keyBenefits: ['Free trial', '812 reviews', 'Warm'],
    benefitKinds: ['offer', null, 'state'],
  });
});

it('adds a product’s words to the brand voice, where its own win', () => {
  const voice = { ...noVoice, wordsToUse: ['fresh', 'Warm'], bannedWords: ['cheap'], requiredClaims: ['Drink warm.'] };
  const facts = { ...emptyBrief, wordsToUse: ['Fresh'], bannedWords: ['warm'], requiredClaims: ['Contains milk.'] };
  expect(voiceFor(voice, facts)).toEqual({
    ...voice,
    wordsToUse: ['fresh'],
    bannedWords: ['cheap', 'warm'],
    requiredClaims: ['Drink warm.', 'Contains milk.'],
  });
});
