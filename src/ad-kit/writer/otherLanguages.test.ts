import { type CopyBrief, copyTones } from './brief';
import { writeCopy } from './writeCopy';

const briefOf = (productName: string, targetAudience: string, keyBenefits: string[]): CopyBrief => ({
  productName,
  targetAudience,
  keyBenefits,
  platform: 'facebook',
  adType: 'display',
  tone: 'friendly',
  callToAction: null,
  maxCharacters: null,
  includeEmojis: false,
});

const textsOf = (brief: CopyBrief): string[] => {
  const { headline, description } = writeCopy(brief, 'a seed');
  return [...headline, ...description];
};

it.each(copyTones)('a brief in another language gets no English around its words: %s', (tone) => {
  const brief = briefOf('Pizzeria da Ugo', 'famiglie', ['Forno a legna', 'Consegna gratuita', 'Anche senza glutine']);
  const texts = textsOf({ ...brief, tone });
  expect(texts.filter((text) => /\b(?:That’s|For|Visit|today)\b/.test(text))).toEqual([]);
});

it('Japanese and Chinese sentences end with their own full stop', () => {
  const japanese = textsOf(briefOf('さくら歯科', '働く人', ['土曜も診療', '駅から3分']));
  expect(japanese.some((text) => text.includes('土曜も診療。'))).toBe(true);
  const chinese = textsOf(briefOf('幸福面包店', '邻居', ['每天新鲜烘焙', '免费停车']));
  expect(chinese.some((text) => text.includes('免费停车。'))).toBe(true);
  for (const text of [...japanese, ...chinese]) expect(text).not.toMatch(/\p{Script=Han}\.(?: |$)/u);
});

it('reads English shorthand as English: "works w/ Slack", "£3 per acre"', () => {
  const brief = briefOf('Drone Daddy Surveys', 'farmers and land agents', [
    '£3 per acre',
    'CAA licensed',
    'works w/ Slack',
  ]);
  expect(textsOf(brief).some((text) => /\b(?:we|we’re|our)\b/i.test(text))).toBe(true);
});
