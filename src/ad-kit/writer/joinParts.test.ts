import type { CopyBrief } from './brief';
import { pairsOf } from './factSentences';
import { beginWriting } from './drafts';
import { noVoice } from './voice';

const brief: CopyBrief = {
  productName: 'Ledgerline',
  targetAudience: '',
  platform: 'facebook',
  adType: 'display',
  tone: 'professional',
  keyBenefits: [],
  callToAction: null,
  maxCharacters: null,
  includeEmojis: false,
};

function joined(one: string, other: string, productName: string): string[] {
  const writing = beginWriting({ ...brief, productName, keyBenefits: [one, other] }, 'seed', noVoice);
  const [lead, partner] = writing.material.facts;
  return lead ? [...pairsOf(lead, partner, 0, writing)] : [];
}

it.each([
  ['two movers and a truck $119/hour', 'no hidden fees', 'Two movers and a truck for $119/hour, no hidden fees.'],
  ['full groom from $85', 'nervous dogs welcome', 'Full groom from $85, nervous dogs welcome.'],
  ['two-hour guided paddle $55', 'kids 5 and up', 'Two-hour guided paddle for $55, kids 5 and up.'],
  [
    'solid wood tables made in Vermont',
    'delivered assembled',
    'Solid wood tables made in Vermont, delivered assembled.',
  ],
  [
    '6-week online course',
    'starter culture mailed to you',
    'A 6-week online course, with your starter culture mailed to you.',
  ],
  ['hand-poured candles', '60 hour burn time', 'Hand-poured candles with a 60-hour burn time.'],
])('tells "%s" and "%s" in one sentence', (one, other, sentence) => {
  expect(joined(one, other, 'Maple Street')).toContain(sentence);
});

it.each([
  ['sorts expenses', 'first 30 days free', 'Ledgerline sorts expenses, and the first 30 days are free.'],
  ['works without signal', 'free for up to 3 users', 'Ledgerline works without signal and is free for up to 3 users.'],
])('tells what the product does, "%s", with what it costs, "%s"', (one, other, sentence) => {
  expect(joined(one, other, 'Ledgerline')).toContain(sentence);
});

it('says what a ware costs, and what of it is free', () => {
  expect(joined('$12 a month', 'first month free', 'Ledgerline app')).toContain(
    'The Ledgerline app is $12 a month, and the first month is free.',
  );
});

it.each([
  // Two facts that are no one thought are two sentences.
  ['$12 a month', 'quarterly tax estimates', 'plus'],
  // A blind reader: no glue is open until 8.
  ['hypoallergenic glue', 'open till 8 tue-thurs', ', open'],
  ['gift wrapped free', 'hand-poured candles', 'plus'],
  ['over 12,000 procedures', 'free consultation', 'plus'],
  ['free roof inspection', 'family owned since 1987', ', family'],
  ['socks $3', 'pizza included', 'included.'],
  ['kids $5', 'no booking needed', 'kids for'],
  ['save $20', 'no code needed', 'Save $20,'],
  ['cancel anytime', 'from $5', 'anytime, from'],
  ['sorts expenses', '$12 a month', 'expenses for'],
  ['free roof inspection', 'we handle the insurance claim', ', and we'],
  ['certificate for your insurance', 'no mess, we use dust sheets', ', no mess'],
  ['patio on the harbor', 'caught that morning', ', plus'],
  ['hem pants $14', 'over 200 colors', ', plus'],
  ['over 200 colors', '7 day turnaround', 'plus a 7-day'],
  ['20 years in the trade', 'over 200 colors', 'plus'],
  ['plowing starts at 2 inches', 'over 200 colors', 'plus'],
  ['private parties for 8-20', '90 minutes', 'plus'],
])('does not join "%s" and "%s"', (one, other, part) => {
  expect(joined(one, other, 'Maple Street').join('\n')).not.toContain(part);
});
