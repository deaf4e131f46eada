import { copyTones, type Copy, type CopyBrief, type CopyKind, keptBenefits } from './brief';
import { readPhrase } from './reading/readPhrase';
import { materialOf } from './slots';
import { brief } from './testing/briefs';
import { noVoice, withoutBannedWords } from './voice';
import { writeCopy } from './writeCopy';

const camp = (own: Partial<CopyBrief> = {}): CopyBrief => ({
  ...brief('Ember Grill', 'weekend cooks', ['Cook paella over open fire', 'Folds flat', '24/7 support']),
  platform: 'facebook',
  adType: 'display',
  tone: 'friendly',
  ...own,
});
const textsOf = (copy: Copy): string[] => (Object.keys(copy) as CopyKind[]).flatMap((kind) => copy[kind]);

describe('what a person says that a phrase is', () => {
  it.each([
    [
      'Cook paella over open fire',
      'does',
      { acts: 'cooks paella over open fire', deeds: 'cook paella over open fire' },
    ],
    ['Save time, cut costs', 'does', { acts: 'saves time, cuts costs', deeds: 'save time, cut costs' }],
    [
      'Grilling and roasting outdoors',
      'does',
      { acts: 'grills and roasts outdoors', deeds: 'grill and roast outdoors' },
    ],
    ['Cooks paella over open fire', 'can', { act: 'cook paella over open fire' }],
    ['Wipe-clean cover', 'state', { trait: 'wipe-clean cover' }],
    ['Skip any week', 'thing', {}],
    ['Machine washable', 'proof', {}],
    ['24/7 support', 'can', {}],
    ['24/7 support', 'absence', {}],
    ['We roast daily', 'does', {}],
  ] as const)('gives it the forms of that: %s, %s', (typed, kind, forms) => {
    const { plain: _plain, ...found } = readPhrase(typed, false, kind);
    expect(found).toEqual({ kind, ...forms });
  });

  it('changes nothing where it was read so', () => {
    expect(readPhrase('BYOB', false, 'state')).toEqual(readPhrase('BYOB'));
    expect(readPhrase('No setup fees', false, 'absence')).toMatchObject({ spared: 'setup fees' });
  });

  it('leaves it as typed where that is said, and where nobody can read it', () => {
    expect(readPhrase('Skip Any Week', false, 'unclear')).toEqual({ plain: 'Skip Any Week', kind: 'unclear' });
    expect(readPhrase('Über 400 Stauden', true, 'thing')).toEqual({ plain: 'Über 400 Stauden', kind: 'thing' });
  });

  it('boasts of no notice', () => {
    expect(readPhrase('Contains wheat', false, 'offer')).toMatchObject({ kind: 'offer', isNotice: true });
  });
});

it('decides how a benefit is written of', () => {
  const told = (kind: 'does' | null) =>
    copyTones
      .flatMap((tone) => ['a', 'b', 'c'].map((seed) => writeCopy(camp({ tone, benefitKinds: [kind] }), seed)))
      .flatMap(textsOf)
      .join('\n');
  const asOnesOwnDoing = /(?:you can|lets you) cook paella|cook paella over open fire with/i;
  expect(told(null)).toMatch(asOnesOwnDoing);
  expect(told('does')).not.toMatch(asOnesOwnDoing);
  expect(told('does')).toMatch(/cooks paella over open fire/i);
});

describe('kinds stay with their benefits', () => {
  it('where others are repeated, blank or beyond those that are read', () => {
    const keyBenefits = ['Folds flat', 'folds flat!', '🔥', 'Cook paella over open fire', 'Easy to clean'];
    const { facts } = materialOf(camp({ keyBenefits, benefitKinds: [null, 'proof', 'offer', 'does'] }));
    expect(facts.map(({ plain, kind }) => [plain, kind])).toEqual([
      ['folds flat', 'does'],
      ['cook paella over open fire', 'does'],
      ['easy to clean', 'state'],
    ]);
    const many = Array.from({ length: 20 }, (_, index) => `Cook meal number ${index} at home`);
    expect(materialOf(camp({ keyBenefits: many, benefitKinds: many.map(() => 'proof') })).facts.length).toBeLessThan(
      13,
    );
  });

  it('where banned words take some', () => {
    const voice = { ...noVoice, bannedWords: ['flat'] };
    const asked = camp({ benefitKinds: ['does', 'thing', 'guarantee'] });
    expect(withoutBannedWords(asked, voice)).toMatchObject({
      keyBenefits: ['Cook paella over open fire', '24/7 support'],
      benefitKinds: ['does', 'guarantee'],
    });
    expect(withoutBannedWords(camp({ benefitKinds: [null, 'thing'] }), voice).benefitKinds).toEqual([]);
  });

  it('where fewer are said than there are benefits', () => {
    const asked = { keyBenefits: ['', 'Folds flat', '24/7 support'], benefitKinds: [null, 'state' as const] };
    expect(keptBenefits(asked, (benefit) => benefit !== '').benefitKinds).toEqual(['state', null]);
  });
});
