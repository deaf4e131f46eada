import type { CopyBrief } from './brief';
import { beginWriting } from './drafts';
import { hookSentence, mayClose, tradeClosingsOf, tradeHooksOf, tradeScenesOf } from './tradeHooks';
import { readPhrase } from './reading/readPhrase';
import { hooksByTrade } from './trades/hooks/hooks';
import { noVoice } from './voice';
import { writeCopy } from './writeCopy';

const briefOf = (productName: string, targetAudience: string, changes: Partial<CopyBrief> = {}): CopyBrief => ({
  productName,
  targetAudience,
  platform: 'facebook',
  adType: 'display',
  tone: 'casual',
  keyBenefits: ['Open Sundays', 'Free parking'],
  callToAction: null,
  maxCharacters: null,
  includeEmojis: false,
  ...changes,
});

const hooksOf = (brief: CopyBrief) => tradeHooksOf(beginWriting(brief, 'seed', noVoice));
const own = (id: string) => hooksByTrade[id];

describe('the hooks of a brief', () => {
  it('are those of its trade, the tone’s own first', () => {
    const [first, ...others] = hooksOf(briefOf('Hotel Marisol', 'couples'));
    expect(first).toBe(own('hotel')?.casual);
    expect(others.toSorted()).toEqual([...(own('hotel')?.any ?? [])].toSorted());
  });

  it('differ in every tone', () => {
    const firsts = (['professional', 'casual', 'exciting', 'urgent', 'friendly'] as const).map(
      (tone) => hooksOf(briefOf('Hotel Marisol', 'couples', { tone }))[0],
    );
    expect(new Set(firsts).size).toBe(5);
  });

  it.each([
    ['a hotel for cats', briefOf('Barkside Cat Hotel', 'people who travel')],
    ['shoes for kids', briefOf('Pip kids shoes', 'parents')],
    ['a class for children', briefOf('Little Sous cooking class', 'kids 8 to 14')],
    ['a class in what a shop does', briefOf('Photography class', 'adults')],
    ['yoga mats', briefOf('Lotus yoga mats', 'home practitioners')],
    ['a trade that is not known', briefOf('Quarry & Sons', 'sculptors')],
  ])('are none for %s', (_name, brief) => {
    expect(hooksOf(brief)).toEqual([]);
  });

  it.each([
    ['a vet', briefOf('Paws Vet', 'dog owners'), 'veterinarian'],
    ['a tutor', briefOf('StudyBuddy tutoring', 'kids 8 to 14'), 'tutoring'],
  ])('are there where children or pets are who it is for: %s', (_name, brief, id) => {
    expect(hooksOf(brief)[0]).toBe(own(id)?.casual);
  });

  it('are calm where a company buys, or somebody grieves', () => {
    expect(hooksOf(briefOf('Cubicle Movers', 'growing companies'))[0]).toBe(own('moving')?.professional);
    expect(hooksOf(briefOf('Apex HVAC', 'office building managers')).join()).not.toMatch(/\bhome\b/i);
    expect(hooksOf(briefOf('Apex HVAC', 'families')).join()).toMatch(/\bhome\b/i);
    expect(hooksOf(briefOf('Cubicle Movers', 'renters'))[0]).toBe(own('moving')?.casual);
    expect(hooksOf(briefOf('Bright Path Funeral Home', 'families'))).toEqual([own('funeral_home')?.professional]);
  });
});

describe('each ad begins with a text of its own where the facts are plain', () => {
  const keyBenefits = ['Eggs laid this week', 'Free to roam, never caged', 'Pickup Tues & Sat'];
  const { any, scenes, casual = '', urgent = '' } = own('farm_shop') ?? { any: [], scenes: [] };
  const beginnings = (changes: Partial<CopyBrief>) =>
    writeCopy(briefOf('Happy Hen Farm', 'home cooks', { keyBenefits, ...changes }), 'a seed').fullAd.map(
      (ad) => ad.split('\n')[0],
    );

  it('where a post has room, with a scene, and the first stands above the list', () => {
    const copy = writeCopy(briefOf('Happy Hen Farm', 'home cooks', { keyBenefits }), 'a seed');
    expect(beginnings({})).toEqual([scenes[1], hookSentence(casual), scenes[0]]);
    expect(copy.fullAd.map((ad) => ad.includes('✓'))).toEqual([true, false, false]);
  });

  it('with the line of the tone where that is to be heard', () => {
    expect(beginnings({ tone: 'urgent' })).toEqual(expect.arrayContaining([hookSentence(urgent), scenes[0]]));
  });

  it('with lines where there is little room', () => {
    const lines = [casual, ...any].map(hookSentence).toSorted();
    expect(beginnings({ platform: 'twitter' }).toSorted()).toEqual(lines);
    expect(beginnings({ maxCharacters: 200 }).toSorted()).toEqual(lines);
  });
});

describe('the scenes of a brief', () => {
  const scenesOf = (brief: CopyBrief) => tradeScenesOf(beginWriting(brief, 'seed', noVoice));
  const [calm, smiling] = own('hotel')?.scenes ?? [];

  it('are those of its trade, the one that suits the tone first', () => {
    expect(scenesOf(briefOf('Hotel Marisol', 'couples'))).toEqual([smiling, calm]);
    expect(scenesOf(briefOf('Hotel Marisol', 'couples', { tone: 'friendly' }))).toEqual([calm, smiling]);
    expect(scenesOf(briefOf('Hotel Marisol', 'couples', { tone: 'professional' }))).toEqual([calm]);
  });

  it('are the calm one of a trade that people turn to in a hard time', () => {
    expect(scenesOf(briefOf('Bright Path Funeral Home', 'families'))).toEqual([own('funeral_home')?.scenes[0]]);
  });

  it('are the calm one where a company buys, if it is none of a home', () => {
    expect(scenesOf(briefOf('Sparkle Window Cleaning', 'office managers'))).toEqual([
      own('window_cleaning')?.scenes[0],
    ]);
    expect(scenesOf(briefOf('Pine & Pail House Cleaning', 'offices'))).toEqual([]);
  });

  it.each([
    ['a hotel for cats', briefOf('Barkside Cat Hotel', 'people who travel')],
    ['those who grieve, of what is sold to others', briefOf('Willow Funeral Flowers', 'families')],
    ['a trade that is not known', briefOf('Quarry & Sons', 'sculptors')],
  ])('are none for %s', (_name, brief) => {
    expect(scenesOf(brief)).toEqual([]);
  });
});

it('a hook gets a full stop where it has no end of its own', () => {
  expect(['Nervous is normal', 'Standing outside?', '“Does Tuesday work?” “No.”'].map(hookSentence)).toEqual([
    'Nervous is normal.',
    'Standing outside?',
    '“Does Tuesday work?” “No.”',
  ]);
});

describe('the closings of a brief', () => {
  const closingsOf = (brief: CopyBrief) => tradeClosingsOf(beginWriting(brief, 'seed', noVoice));
  const [calm = '', smiling = ''] = own('hotel')?.after ?? [];

  it('are those of its trade, the tone’s own first', () => {
    expect(closingsOf(briefOf('Hotel Marisol', 'couples'))).toEqual([smiling, calm]);
    expect(closingsOf(briefOf('Hotel Marisol', 'couples', { tone: 'urgent' }))).toEqual([calm, smiling]);
    expect(closingsOf(briefOf('Hotel Marisol', 'couples', { tone: 'professional' }))).toEqual([calm]);
  });

  it.each([
    ['a hotel for cats', briefOf('Barkside Cat Hotel', 'people who travel')],
    ['what a company buys', briefOf('Cubicle Movers', 'growing companies')],
    ['those who grieve', briefOf('Bright Path Funeral Home', 'families')],
    ['a trade that is not known', briefOf('Quarry & Sons', 'sculptors')],
  ])('are none for %s', (_name, brief) => {
    expect(closingsOf(brief)).toEqual([]);
  });

  it('follow what has a word of the trade, but neither a price, nor a day, nor what has to be said', () => {
    const writing = beginWriting(briefOf('Rye & Shine Bakery', 'early risers'), 'seed', noVoice);
    const closable = (typed: string) => mayClose(readPhrase(typed), writing);
    expect(closable('Sourdough loaves')).toBe(true);
    expect(['Solid maple', 'Bread from $4', 'Order bread by Friday', 'Contains wheat'].map(closable)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(mayClose(undefined, writing)).toBe(false);
  });

  it('end a description whose fact nothing is known of', () => {
    const keyBenefits = ['Turnout in the back field', 'Stalls with rubber floors', 'A tack room for each horse'];
    const { description } = writeCopy(briefOf('Paddock Horse Boarding', 'horse owners', { keyBenefits }), 'a seed');
    const closings = (own('horse_boarding')?.after ?? []).map(hookSentence);
    expect(description.filter((text) => closings.some((closing) => text.endsWith(closing))).length).toBe(2);
  });
});
