import type { CopyBrief } from './brief';
import { beginWriting } from './drafts';
import { hookSentence, tradeHooksOf } from './tradeHooks';
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
    ['a hotel for dogs', briefOf('Barkside Dog Hotel', 'people who travel')],
    ['shoes for kids', briefOf('Pip kids shoes', 'parents')],
    ['a class for children', briefOf('Little Sous cooking class', 'kids 8 to 14')],
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
    expect(hooksOf(briefOf('Cubicle Movers', 'renters'))[0]).toBe(own('moving')?.casual);
    expect(hooksOf(briefOf('Bright Path Funeral Home', 'families'))).toEqual([own('funeral_home')?.professional]);
  });
});

it('each ad begins with a line of its own where the facts are plain', () => {
  const keyBenefits = ['Eggs laid this week', 'Free to roam, never caged', 'Pickup Tues & Sat'];
  const hooks = own('farm_shop');
  const lines = [hooks?.casual ?? '', ...(hooks?.any ?? [])].map(hookSentence);
  const { fullAd } = writeCopy(briefOf('Happy Hen Farm', 'home cooks', { keyBenefits }), 'a seed');
  expect(fullAd.map((ad) => ad.split('\n')[0]).toSorted()).toEqual(lines.toSorted());
});

it('a hook gets a full stop where it has no end of its own', () => {
  expect(['Nervous is normal', 'Standing outside?', '“Does Tuesday work?” “No.”'].map(hookSentence)).toEqual([
    'Nervous is normal.',
    'Standing outside?',
    '“Does Tuesday work?” “No.”',
  ]);
});
