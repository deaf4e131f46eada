import { noVoice } from '../../../ad-kit/writer/voice';
import { createCollector, type Shelf } from './collector';

const shelf: Shelf = {
  name: 'headlines',
  kind: 'headline',
  wanted: [{ limit: 20, unit: 'code_points' }],
  hard: [{ limit: 30, unit: 'code_points' }],
  fewest: 2,
  most: 3,
};
const brief = { platform: 'facebook', includeEmojis: false } as const;
const collect = (texts: string[], options: object = {}, one = shelf) => {
  const collector = createCollector({ shelves: [one], brief, voice: noVoice, ...options });
  for (const text of texts) collector.offer(one, text);
  return collector;
};

it('keeps what fits, in order, and no more than is wanted', () => {
  const collector = collect(['Fresh beans', 'Skip a week', 'Grind at home', 'Roasted now']);
  expect(collector.kept).toEqual({ headlines: ['Fresh beans', 'Skip a week', 'Grind at home'] });
  expect(collector.missing()).toEqual({});
});

it('tells each text that is kept, and no other', () => {
  const told: string[] = [];
  const onText = (_kind: string, text: string) => told.push(text);
  const collector = collect(['Fresh beans', 'FRESH BEANS', '', 'Much too long for any headline at all'], { onText });
  expect(told).toEqual(collector.kept.headlines);
});

it.each([
  ['the same in other capitals', ['Fresh beans', 'FRESH Beans'], {}],
  ['nearly the same', ['Fresh beans', 'Fresh the beans'], {}],
  ['what is there already', ['Fresh beans', 'Skip a week'], { avoid: ['Skip a week'] }],
  ['a banned word', ['Fresh beans', 'Cheap beans'], { voice: { ...noVoice, bannedWords: ['cheap'] } }],
  ['a placeholder', ['Fresh beans', 'Fresh [PRODUCT]'], {}],
])('drops %s', (_what, texts, options) => {
  expect(collect(texts, options).kept).toEqual({ headlines: ['Fresh beans'] });
  expect(collect(texts, options).missing()).toEqual({ headlines: 1 });
});

it('sets aside what is too long, keeps what the platform takes, and whole sentences of the rest', () => {
  const long = [
    'Beans roasted the day they ship',
    'Pause your subscription now',
    'Grind them at home. Taste what a day makes',
  ];
  const collector = collect(long);
  expect(collector.kept).toEqual({ headlines: [] });
  const aside = collector.takeTooLong();
  expect(aside).toEqual({ headlines: long });
  expect(collector.takeTooLong()).toEqual({});
  collector.fit(aside);
  expect(collector.kept).toEqual({ headlines: ['Pause your subscription now', 'Grind them at home.'] });
});

it('counts the claims that every whole ad carries, and cuts none', () => {
  const ads: Shelf = { ...shelf, name: 'full_ads', kind: 'fullAd' };
  const voice = { ...noVoice, requiredClaims: ['Terms apply.'] };
  const collector = collect(['Beans.', 'Fresh coffee.', 'Fresh coffee for everybody.'], { voice }, ads);
  collector.fit(collector.takeTooLong());
  expect(collector.kept).toEqual({ full_ads: ['Beans.\nTerms apply.', 'Fresh coffee.\nTerms apply.'] });
});
