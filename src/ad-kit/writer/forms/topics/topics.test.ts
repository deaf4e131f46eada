import { readPhrase } from '../../reading/readPhrase';
import { sentenceCase } from '../../words/casing';
import { recognizerOf } from './recognize';
import { filledLine, recognized } from './topicOf';
import { topics } from './topics';
import type { Topic } from './topic';

const textsOf = ({ lines, headlines = [] }: Topic): string[] => [
  ...lines.map((line) => (typeof line === 'string' ? line : line.text)),
  ...headlines,
];

const slotsIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\??\}/g)].map(([, name = '']) => name);

/** The lines that a phrase makes, finished. */
function linesFrom(topic: Topic, phrase: string): string[] {
  const found = recognized(readPhrase(phrase).plain);
  return textsOf(topic).flatMap((text) => (found && filledLine(text, found.captured)) ?? []);
}

it('are at least 130, each with an id of its own', () => {
  expect(topics.length).toBeGreaterThanOrEqual(130);
  expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length);
});

describe.each(topics.map((topic) => [topic.id, topic] as const))('%s', (_id, topic) => {
  const [phrase, line] = topic.sample;

  it('knows its sample, and makes of it the line that is written', () => {
    expect(recognized(readPhrase(phrase).plain)?.topic.id).toBe(topic.id);
    expect(linesFrom(topic, phrase).map(sentenceCase)).toContain(line);
  });

  it('uses all that it captures, and nothing else', () => {
    const captured = new Set(topic.said.flatMap((said) => [...said.matchAll(/<(\w+)>/g)].map(([, name = '']) => name)));
    expect(new Set(textsOf(topic).flatMap(slotsIn))).toEqual(captured);
  });

  it('keeps every number of its sample in every line', () => {
    const numbers = phrase.match(/\d[\d.,]*/g) ?? [];
    for (const text of linesFrom(topic, phrase)) for (const number of numbers) expect(text).toContain(number);
  });

  it('has lines that end as sentences, with curly apostrophes, and headlines that don’t', () => {
    const lines = topic.lines.map((each) => (typeof each === 'string' ? each : each.text));
    for (const text of lines) expect(text).toMatch(/[.!?]$|[.!?]”$/);
    for (const text of topic.headlines ?? []) expect(text).not.toMatch(/[.!]$/);
    for (const text of topic.moments ?? []) expect(text).not.toMatch(/[.!]$|\{/);
    for (const text of [...textsOf(topic), ...(topic.moments ?? [])]) expect(text).not.toMatch(/['"]/);
  });

  it('has moments that fit into a headline, each once', () => {
    const { moments = [] } = topic;
    expect(moments.filter((text) => Array.from(text).length > 30)).toEqual([]);
    expect(new Set(moments).size).toBe(moments.length);
  });
});

it('tells of all prices or fees that are listed', () => {
  const topic = topics.find(({ id }) => id === 'prices_online');
  expect(topic && linesFrom(topic, 'All fees listed on our site')).toEqual([
    'All fees are on our site. You can look before you call.',
    'All fees on our site',
  ]);
});

it.each([
  'Open Saturdays unless it rains',
  'Open house on Sunday for all our friends',
  'Opens doors for young writers',
  'Cancel anytime for a $20 fee',
  'Cancels out background noise',
  'No contract on plans over $50, one year otherwise',
  'No fees for the first month, then $5',
  'No fee unless we win, and court costs are yours',
  'Free returns on unworn shoes within 30 days of purchase',
  'Free delivery over $30 on weekdays in town only',
  'Free your mind',
  'Free of charge',
  'First class free with a yearly membership',
  '30-day money-back guarantee on unopened boxes',
  '10-year warranty if you register within a month',
  'Licensed and insured in most of the states we serve',
  '4.9 stars from 800 reviews and counting, says our founder',
  'Walk-ins welcome before noon only',
  'Dogs welcome if they are under 20 pounds',
  'Ships in 24 hours except on holidays',
  'Works offline except for maps',
  '24/7 support for customers on the Pro plan',
  'Payment plans for orders over $500',
  'Since 1978 in other hands',
  'Gluten-free options on request for parties of ten',
  'Same-day appointments if you call before nine',
  'Small groups and large ones',
  'Insurance accepted by some of our doctors',
  'Pay after the third visit or up front',
  'Keeps coffee hot for 6 hours with the lid closed',
  'Free until you pass',
  'Touch-ups half price within 2 weeks',
])('leaves alone what tells more than it knows: %s', (phrase) => {
  expect(recognized(readPhrase(phrase).plain)).toBeUndefined();
});

it.each([
  ['words', 'free '.repeat(400)],
  ['letters', 'a'.repeat(2_000)],
  ['numbers', '9'.repeat(2_000)],
  ['days', 'open Saturdays and '.repeat(110)],
  ['marks', '-’ '.repeat(700)],
  ['an end that never fits', `${'made in a '.repeat(200)}!`],
])('read 2,000 characters in no time: %s', (_name, text) => {
  const patterns = topics.flatMap(({ said }) => recognizerOf(said));
  // The engine compiles a pattern when it is first used, which takes as long whatever the text is.
  for (const pattern of patterns) pattern.test(text);
  // The processor's time: on a busy machine, the clock tells what others do.
  const before = process.cpuUsage();
  for (const pattern of patterns) pattern.test(text);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(50);
});

it('has the article that a number wants', () => {
  expect(filledLine('A {what}. You know where it ends.', new Map([['what', '8-week plan']]))).toBe(
    'An 8-week plan. You know where it ends.',
  );
});
