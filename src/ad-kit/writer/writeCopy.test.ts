import { emojiOf } from '../emoji';
import { copyTones, type Copy, type CopyAdType, type CopyBrief, type CopyKind, fewest } from './brief';
import { copyFaults } from './copyFaults';
import { fits, hardLimits, roomyLimits, wantedLimits } from './copyLimits';
import { lifelikeBriefs } from './testing/briefs';
import { brandOf, materialOf } from './slots';
import { noVoice } from './voice';
import { includesWord } from './words/includesWord';
import { LimitTooSmall, writeCopy } from './writeCopy';

const platforms = ['facebook', 'google', 'instagram', 'linkedin', 'twitter'] as const;
const adTypes: readonly CopyAdType[] = ['display', 'video', 'carousel', 'story', 'search'];
const kinds = Object.keys(fewest) as CopyKind[];

const coffee: CopyBrief = {
  ...(lifelikeBriefs[0] as (typeof lifelikeBriefs)[number]),
  platform: 'google',
  adType: 'search',
  tone: 'friendly',
};
const productIn = (brief: CopyBrief): string => materialOf(brief).product;
const allOf = (copy: Copy) => kinds.flatMap((kind) => copy[kind].map((text) => ({ kind, text })));

describe.each(platforms)('copy for %s', (platform) => {
  describe.each(adTypes)('as a %s ad', (adType) => {
    it.each(copyTones)('is enough, fits and is sound whatever the brief: %s', (tone) => {
      const found: string[] = [];
      for (const lifelike of lifelikeBriefs) {
        const brief: CopyBrief = { ...lifelike, platform, adType, tone };
        const copy = writeCopy(brief, 'a seed');
        for (const kind of kinds) {
          if (copy[kind].length < fewest[kind]) found.push(`${brief.productName}: ${copy[kind].length} ${kind}`);
          if (new Set(copy[kind].map((text) => text.toLowerCase())).size < copy[kind].length) {
            found.push(`${brief.productName}: ${kind} twice`);
          }
        }
        for (const { kind, text } of allOf(copy)) {
          const faults = copyFaults(text, kind, brief);
          if (faults.length > 0) found.push(`${kind} "${text}": ${faults.join(', ')}`);
          if (!fits(text, kind === 'headline' ? roomyLimits(brief) : wantedLimits(brief, kind)))
            found.push(`${kind} is too long: "${text}"`);
        }
      }
      expect(found).toEqual([]);
    });
  });
});

it('is the same for the same seed, and another for another', () => {
  expect(writeCopy(coffee, 'one')).toEqual(writeCopy(coffee, 'one'));
  expect(writeCopy(coffee, 'one').headline).not.toEqual(writeCopy(coffee, 'two').headline);
});

it.each(copyTones.flatMap((one) => copyTones.filter((other) => other > one).map((other) => [one, other] as const)))(
  'sounds otherwise in each tone: %s and %s',
  (one, other) => {
    const [left, right] = [one, other].map((tone) => writeCopy({ ...coffee, tone, platform: 'facebook' }, 's'));
    const same = (left?.description ?? []).filter((text) => right?.description.includes(text));
    // Half of the texts tell facts alone, which are what they are in every tone.
    expect(same.length).toBeLessThanOrEqual(2);
  },
);

it.each(platforms)('names the product in every whole ad for %s', (platform) => {
  const found: string[] = [];
  for (const lifelike of lifelikeBriefs.filter(({ maxCharacters }) => maxCharacters === null)) {
    for (const [index, adType] of adTypes.entries()) {
      const brief: CopyBrief = { ...lifelike, platform, adType, tone: copyTones[index % copyTones.length] ?? 'casual' };
      const names = [productIn(brief), brandOf(materialOf(brief))].flatMap((name) => name?.toLowerCase() ?? []);
      for (const text of writeCopy(brief, 'a seed').fullAd) {
        if (!names.some((name) => text.toLowerCase().includes(name))) found.push(`${adType}: ${text}`);
      }
    }
  }
  expect(found).toEqual([]);
});

it('names the product in some headlines of a search ad, and alone in one at most', () => {
  const short = ['Skip any week', 'Free delivery', 'Roasted daily'];
  for (const seed of ['a', 'b', 'c', 'd']) {
    const { headline } = writeCopy({ ...coffee, productName: 'Ledgerly', keyBenefits: short }, seed);
    expect(headline.filter((text) => includesWord(text, 'Ledgerly')).length).toBeGreaterThanOrEqual(2);
    expect(headline.filter((text) => text === 'Ledgerly').length).toBeLessThan(2);
  }
});

it('gives a search ad up to fifteen headlines, each with something of its own', () => {
  const bakery = {
    ...coffee,
    productName: 'Hearth Bakery',
    keyBenefits: [
      'Preorder by Thursday, pick up Saturday',
      'Sourdough baked before dawn',
      'From $6 a loaf',
      'Four-seed rye',
    ],
  };
  const { headline } = writeCopy(bakery, 'a');
  expect(headline.length).toBeGreaterThanOrEqual(9);
  expect(headline.length).toBeLessThanOrEqual(15);
  for (const fact of ['Preorder by Thursday', 'Pick Up Saturday', 'From $6 a Loaf']) {
    expect(headline.join('\n')).toContain(fact);
  }
});

it('begins with the advertiser’s own call to action', () => {
  expect(writeCopy(coffee, 's').callToAction[0]).toBe('Start a Subscription');
  expect(writeCopy({ ...coffee, platform: 'facebook' }, 's').callToAction[0]).toBe('Start a subscription');
});

it('has emoji only where they were asked for, and none for Google', () => {
  const guitar: CopyBrief = { ...coffee, ...lifelikeBriefs.at(-1), platform: 'instagram' };
  const emojiIn = (brief: CopyBrief) => allOf(writeCopy(brief, 's')).flatMap(({ text }) => emojiOf(text));
  expect(emojiIn(guitar)).toEqual([]);
  expect(emojiIn({ ...guitar, includeEmojis: true }).length).toBeGreaterThan(0);
  expect(emojiIn({ ...guitar, includeEmojis: true, platform: 'google' })).toEqual([]);
});

it('never has a banned word, whatever its capitals', () => {
  const banned = ['free', 'Discover'];
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const texts = allOf(writeCopy({ ...coffee, platform: 'facebook' }, seed, { ...noVoice, bannedWords: banned }));
    expect(texts.filter(({ text }) => banned.some((word) => includesWord(text, word)))).toEqual([]);
  }
});

it('has headlines that Facebook’s feed cuts only where fewer than five are left', () => {
  const falconry: CopyBrief = {
    ...coffee,
    productName: 'Fenland Falconry',
    targetAudience: 'people with nothing planned',
    platform: 'facebook',
    adType: 'display',
    callToAction: null,
  };
  const isCut = (text: string, brief: CopyBrief) => !fits(text, wantedLimits(brief, 'headline'));
  const few = { ...falconry, keyBenefits: ['Fly a hawk yourself', 'Gift vouchers valid 12 months', '$89 per person'] };
  const { headline } = writeCopy(few, 's');
  expect(headline).toContain('Gift vouchers valid 12 months');
  expect(headline).not.toContain('Learn more');
  const short = [
    'Fly a hawk',
    'Fly an owl',
    'Hot lunch',
    '6 birds of prey',
    '$89 per person',
    'Open all year',
    'Free parking',
  ];
  const many = { ...falconry, keyBenefits: [...short, 'Gift vouchers valid 12 months'] };
  expect(writeCopy(many, 's').headline.filter((text) => isCut(text, many))).toEqual([]);
});

describe('a limit of one’s own', () => {
  it.each([20, 30, 60, 120])('holds for every text: %i', (maxCharacters) => {
    const brief: CopyBrief = { ...coffee, platform: 'facebook', maxCharacters };
    for (const { kind, text } of allOf(writeCopy(brief, 's'))) expect(fits(text, hardLimits(brief, kind))).toBe(true);
  });

  it('that nothing can be written for is refused with the smallest that works', () => {
    const brief: CopyBrief = { ...coffee, platform: 'facebook', maxCharacters: 4 };
    const refused = (() => {
      try {
        return writeCopy(brief, 's');
      } catch (error) {
        return error;
      }
    })();
    expect(refused).toBeInstanceOf(LimitTooSmall);
    expect((refused as LimitTooSmall).smallest).toBeGreaterThan(4);
  });

  it.each(copyTones)('that is named as the smallest works whatever the seed: %s', (tone) => {
    const refusalOf = (brief: CopyBrief, seed: string) => {
      try {
        writeCopy(brief, seed);
        return undefined;
      } catch (error) {
        return error as LimitTooSmall;
      }
    };
    for (const lifelike of lifelikeBriefs.slice(0, 6)) {
      const brief: CopyBrief = { ...lifelike, platform: 'facebook', adType: 'display', tone, maxCharacters: 10 };
      const seeds = Array.from({ length: 12 }, (_seed, index) => `seed ${index}`);
      // One seed may find what fits where another does not.
      const named = seeds.flatMap((seed) => refusalOf(brief, seed)?.smallest ?? []);
      const smallest = named[0];
      if (smallest === undefined) continue;
      expect(new Set(named)).toEqual(new Set([smallest]));
      expect(seeds.map((seed) => refusalOf({ ...brief, maxCharacters: smallest }, seed))).toEqual(
        seeds.map(() => undefined),
      );
    }
  });
});

it.each<[benefit: string, bad: RegExp]>([
  ['Ships in 24 hours', /want to ship|ready to ship|you (?:can )?ship/i],
  ['Open Saturdays', /to open saturdays/i],
  ['No fee unless we win', /tired of fee|fee unless we win\?/i],
  ['Kids under 3 free', /free is|is free/i],
  ['BYOB', /want byob|just byob|byob and/i],
  ['Full gallery in three weeks', /deserve full|(?:with|get) full gallery/i],
  ['Keys stay on your phone', /(?:for|get|want|enjoy) keys stay/i],
  ['Works Offline', /enjoy works|(?:get|want) works/i],
  ['Plans shifts for 3 sites', /gives? you plans|(?:get|want) plans/i],
  ['0.15% annual fee', /expect a 0\.15/i],
  ['FDA approved', /(?:get|expect|want) fda/i],
  ['Save energy', /imagine/i],
  ['taught by practitioners', /want taught|get taught|who want/i],
])('says “%s” as what it is, and never as what it is not', (benefit, bad) => {
  for (const tone of copyTones) {
    for (const platform of platforms) {
      const brief = { ...coffee, productName: 'Northfold', keyBenefits: [benefit], callToAction: null, platform, tone };
      const texts = allOf(writeCopy({ ...brief, adType: 'display' }, 'a')).map(({ text }) => text);
      expect(texts.filter((text) => bad.test(text))).toEqual([]);
    }
  }
});

it('says of many what many do', () => {
  for (const tone of copyTones) {
    const brief: CopyBrief = {
      ...coffee,
      productName: 'VitaBoost gummies',
      keyBenefits: ['Tastes like candy', 'Sugar-free'],
      tone,
    };
    for (const seed of ['a', 'b', 'c']) {
      const said = allOf(writeCopy({ ...brief, platform: 'facebook', adType: 'display' }, seed)).map(
        ({ text }) => text,
      );
      expect(said.filter((text) => /\bit taste\b|gummies tastes|there’s VitaBoost/i.test(text))).toEqual([]);
    }
  }
});

it('begins no ad with a notice, and praises none', () => {
  const keyBenefits = ['Preorder by Thursday, pick up Saturday', 'Sourdough baked before dawn', 'Contains wheat.'];
  for (const tone of copyTones) {
    const brief: CopyBrief = {
      ...coffee,
      productName: 'Hearth Bakery',
      keyBenefits,
      platform: 'facebook',
      adType: 'display',
      tone,
    };
    const copy = writeCopy(brief, 'a');
    expect(copy.fullAd.filter((text) => /^contains wheat/i.test(text))).toEqual([]);
    expect(allOf(copy).filter(({ text }) => /(?:: |, )contains wheat|contains wheat[,!?]/i.test(text))).toEqual([]);
  }
});

it.each(copyTones)('says every fact of a brief somewhere: %s', (tone) => {
  const lost: string[] = [];
  for (const lifelike of lifelikeBriefs.filter(({ maxCharacters }) => maxCharacters === null)) {
    for (const platform of platforms) {
      const brief: CopyBrief = { ...lifelike, platform, adType: 'display', tone };
      const said = plainLetters(
        allOf(writeCopy(brief, 'a'))
          .map(({ text }) => text)
          .join(' '),
      );
      for (const { plain } of materialOf(brief).facts) {
        const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 3 || /\d/.test(word));
        if (!words.every((word) => said.includes(plainLetters(word).slice(0, 4))))
          lost.push(`${brief.productName}: ${plain}`);
      }
    }
  }
  expect(lost).toEqual([]);
});

it.each(platforms)('tells six facts in the headlines and texts of any ad for %s', (platform) => {
  const keyBenefits = [
    '20% off the first box',
    'From $14',
    'Ends December 18',
    '4.9 stars from 812 reviews',
    'Roasted the day before it ships',
    'Skip or pause any week',
  ];
  for (const adType of ['search', 'display'] as const) {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const told = allOf(writeCopy({ ...coffee, platform, adType, keyBenefits }, seed)).map(({ text }) => text);
      // "Your first box" is the first box.
      const said = plainLetters(told.join('\n')).replaceAll('your first', 'the first');
      for (const fact of keyBenefits) expect(said).toContain(plainLetters(fact));
    }
  }
});

const plainLetters = (text: string): string => text.toLocaleLowerCase('en').normalize('NFD').replace(/\p{M}/gu, '');
