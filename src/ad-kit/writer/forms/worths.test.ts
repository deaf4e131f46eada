import { brief } from '../testing/briefs';
import { readPhrase } from '../reading/readPhrase';
import { writeCopy } from '../writeCopy';
import { worths } from './worths';

it.each(worths.map(({ sample, moment }) => [sample, moment] as const))('%s: %s', (sample, moment) => {
  const { plain } = readPhrase(sample);
  expect(worths.find(({ signs, except }) => signs.test(plain) && except?.test(plain) !== true)?.moment).toBe(moment);
});

it('have sentences that point at nothing, each once', () => {
  const moments = worths.map(({ moment }) => moment);
  expect(new Set(moments).size).toBe(moments.length);
  for (const moment of moments) expect(moment).toMatch(/^[A-Z][^'"!]+\.$/);
});

const textsOf = (benefit: string): string =>
  Object.values(
    writeCopy(
      {
        ...brief('Harbor House', 'neighbors', [benefit, 'Free parking']),
        platform: 'facebook',
        adType: 'display',
        tone: 'friendly',
      },
      'a seed',
    ),
  )
    .flat()
    .join('\n');

it('follow a fact that no topic knows', () => {
  expect(textsOf('mild to stupid hot')).toContain('Mild to stupid hot. Start where you are.');
});

it.each([
  ['no webcams in the rooms', 'look in from anywhere'],
  ['private groups up to 20 unless it rains', 'Bring everyone'],
  ['kids welcome but not on Fridays', 'whole family'],
  ['from $12 per month', 'One number'],
  ['$0 for 30 days then $5.99/mo', 'One number'],
  ['roasted to order every Monday', 'where to be'],
  ['HIPAA compliance help', 'the papers'],
  ['free tasting for weddings', 'less to pay for'],
])('say nothing of what is not, or not always: %s', (benefit, words) => {
  expect(textsOf(benefit)).not.toContain(words);
});

it('read 2,000 characters in no time', () => {
  const text = 'free groups of certified staff lasts '.repeat(55);
  for (const { signs } of worths) signs.test(text);
  const before = process.cpuUsage();
  for (const { signs } of worths) signs.test(text);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(50);
});
