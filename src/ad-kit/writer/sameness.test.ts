import type { CopyBrief } from './brief';
import { createReader, isSameHeadline } from './sameness';
import { materialOf } from './slots';
import { brief } from './testing/briefs';
import { writeCopy } from './writeCopy';

const paella: CopyBrief = {
  ...brief('La Barraca', 'groups of friends', ['BYOB', 'Cook paella over open fire', 'Tables for up to 12']),
  platform: 'facebook',
  adType: 'display',
  tone: 'casual',
};
const read = createReader(materialOf(paella));
const isSame = (one: string, other: string) => isSameHeadline(read(one), read(other));

it.each([
  ['Tables for up to 12', 'Oh, and tables for up to 12'],
  ['Tables for up to 12? Yep', 'Tables for up to 12'],
  ['BYOB. See it today', 'Tables for up to 12. See it today'],
  ['Good news: BYOB', 'Good news: cook paella over open fire'],
  ['BYOB', 'byob!'],
  ['Bring a bottle: BYOB', 'Bring a bottle you like'],
])('%s and %s are one headline', (one, other) => {
  expect(isSame(one, other)).toBe(true);
});

it.each([
  ['Tables for up to 12', 'BYOB'],
  ['Tables for up to 12', 'Bringing everyone? Tables for up to 12'],
  ['La Barraca: BYOB', 'BYOB'],
  ['La Barraca for groups of friends', 'La Barraca: BYOB'],
])('%s and %s are two', (one, other) => {
  expect(isSame(one, other)).toBe(false);
});

it('lets no fact stand in three headlines, and none twice with a garnish alone', () => {
  const facts = [/tables for up to 12/i, /byob/i, /cook paella over open fire/i];
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const { headline } = writeCopy(paella, seed);
    for (const fact of facts) expect(headline.filter((text) => fact.test(text)).length).toBeLessThan(3);
    // "Room for 12" is the same fact in other words.
    expect(headline.filter((text) => text.includes('12')).length).toBeLessThan(3);
    expect(
      headline.filter((text) => /^(?:(?:oh, and |yep, )?tables for up to 12(?:\? yep)?)$/i.test(text)).length,
    ).toBeLessThan(2);
  }
});

it('lets no fact stand beside all the others', () => {
  const facts = ['Dims with a tap', '3 color temperatures', 'USB-C charging port', '2-year warranty'];
  const lamp: CopyBrief = { ...paella, ...brief('LumaDesk lamp', 'night owls', facts), tone: 'exciting' };
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const { description } = writeCopy(lamp, seed);
    expect(description.some((text) => !/warranty|covered/.test(text))).toBe(true);
  }
});

it('gets nobody what is only there', () => {
  const facts = ['Free parking', 'Free returns', 'Free swatches'];
  const shop: CopyBrief = { ...paella, ...brief('Willow & Thread', 'women who sew', facts) };
  const texts = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((seed) => Object.values(writeCopy(shop, seed)).flat());
  expect(texts.filter((text) => /get free (?:parking|returns)/i.test(text))).toEqual([]);
  expect(texts.some((text) => /get free swatches/i.test(text))).toBe(true);
});
