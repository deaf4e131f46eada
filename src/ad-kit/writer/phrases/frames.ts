import type { CopyTone } from '../brief';

/**
 * A way to tell an ad, as copywriters know them. Slots as in headlines.ts; the lines of one ad never speak of the same
 * benefit twice.
 */
export type Frame = {
  name: 'aida' | 'problem' | 'bridge' | 'benefits' | 'question' | 'audience' | 'urgency' | 'offer';
  /** What stops the reader. */
  hook: string;
  /** What the product does about it. */
  answer: string;
  /** Which tone it is for; for any where nothing is said. */
  tone?: CopyTone;
};

export const frames: readonly Frame[] = [
  // Attention, interest, desire, action: the plainest news first.
  { name: 'aida', hook: '{plain}.', answer: 'With {it}, you {act}.' },
  { name: 'aida', hook: '{plain}.', answer: '{it} {comes} with {thing}, too.' },
  { name: 'aida', hook: 'Meet {it}.', answer: '{plain}.' },
  { name: 'aida', hook: '{act}.', answer: '{it} {gives} you {gain}.' },
  // A problem, and its end.
  { name: 'problem', hook: 'Tired of {spared}?', answer: '{it} {has} none.' },
  { name: 'problem', hook: 'Had enough of {spared}?', answer: 'You’ll find none with {it}.' },
  { name: 'problem', hook: 'Still looking for {gain}?', answer: 'Look no further than {it}.' },
  // Before, after, and the bridge between.
  { name: 'bridge', hook: 'What if you could {act}?', answer: 'With {it}, you can.' },
  { name: 'bridge', hook: 'Imagine: you {act}.', answer: 'That’s what {it} {is} for.' },
  { name: 'bridge', hook: 'Imagine {gain}.', answer: 'That’s what you get with {it}.' },
  // What it has, and what that brings.
  { name: 'benefits', hook: 'Here’s what you get with {it}:', answer: '{plain}. {plain2}.' },
  { name: 'benefits', hook: '{plain}. {plain2}.', answer: 'That’s what you get with {it}.' },
  { name: 'benefits', hook: 'Three reasons for {it}:', answer: '{plain}. {plain2}. {plain3}.' },
  { name: 'question', hook: 'Want to {act}?', answer: '{it} {helps} you do it.' },
  { name: 'question', hook: 'Looking for {gain}?', answer: '{it} {has} what you’re looking for.' },
  { name: 'question', hook: 'Is it time to {act}?', answer: '{it} {acts}.' },
  { name: 'audience', hook: 'Hello, {audience}.', answer: '{it} {acts}.' },
  { name: 'audience', hook: 'This one is for {audience}.', answer: '{it} {gives} you {gain}.' },
  { name: 'audience', hook: 'Good news for {audience}.', answer: 'With {it}, {clause}.' },
  { name: 'audience', hook: 'For {audience}.', answer: '{it} {is} {trait}.' },
  { name: 'offer', hook: '{gain}.', answer: 'All yours with {it}.' },
  { name: 'offer', hook: '{gain} and {gain2}.', answer: 'Both come with {it}.' },
  { name: 'urgency', hook: 'Why wait to {act}?', answer: 'Start today with {it}.', tone: 'urgent' },
  { name: 'urgency', hook: 'Today is a good day to {act}.', answer: '{it} {helps} you do it.', tone: 'urgent' },
  { name: 'urgency', hook: 'Don’t put off {acting}.', answer: 'Start today with {it}.', tone: 'urgent' },
  { name: 'urgency', hook: 'Get {gain} today.', answer: '{it} {is} here now.', tone: 'urgent' },
  { name: 'question', hook: 'How do you {act}?', answer: 'With {it}.', tone: 'professional' },
  { name: 'benefits', hook: 'Made for {audience}.', answer: '{it} {comes} with {thing}.', tone: 'professional' },
  { name: 'question', hook: 'So, you want to {act}?', answer: 'That’s what {it} {is} for.', tone: 'casual' },
  { name: 'benefits', hook: 'Here’s the deal: {plain}.', answer: 'That’s what you get with {it}.', tone: 'casual' },
  { name: 'bridge', hook: 'Get ready to {act}!', answer: '{it} {helps} you do it!', tone: 'exciting' },
  { name: 'aida', hook: 'Yes! {plain}!', answer: 'Say hello to {it}!', tone: 'exciting' },
  { name: 'audience', hook: 'Hello, {audience}!', answer: 'We’re here to help you {act}.', tone: 'friendly' },
  { name: 'offer', hook: 'You deserve {gain}.', answer: 'That’s what {it} {is} for.', tone: 'friendly' },
];

/** What is said behind it, the fullest first; the last says nothing more. */
export const furtherLines: readonly string[] = ['{plain}. {plain2}.', '{plain}.', ''];

/** Where a brief gives little to say. */
export const plainFrames: readonly Pick<Frame, 'hook' | 'answer'>[] = [
  { hook: 'Meet {it}.', answer: 'See for yourself.' },
  { hook: '{product}.', answer: 'Take a look.' },
  { hook: '{product}.', answer: 'Find out how.' },
];
