import { emojiOf } from '../emoji';
import { brief } from './testing/briefs';
import { writeCopy } from './writeCopy';

const emojiIn = (name: string, facts: string[]): string => {
  const asked = brief(name, 'neighbors', facts, { includeEmojis: true });
  return ['a', 'b', 'c']
    .flatMap(
      (seed) => writeCopy({ ...asked, platform: 'instagram', adType: 'display', tone: 'friendly' }, seed).headline,
    )
    .flatMap(emojiOf)
    .join('');
};

it.each([
  ['Luna Lash Studio', ['classic set $110', 'lasts 6 weeks', 'hypoallergenic glue'], /📚|🎓/u],
  ['Pawsitive Dog Training', ['classes of 5 dogs max', 'free phone consult', 'no shock collars'], /🏃|💪|📚/u],
  ['Salt & Ember Catering', ['by appointment', 'plates included', 'menus for 20 to 200'], /🐾|🐶|💻/u],
])('takes no emoji for %s that another word of it looks like', (name, facts, others) => {
  expect(emojiIn(name, facts)).not.toMatch(others);
});

it('takes what goes with the subject', () => {
  expect(emojiIn('Pawsitive Dog Training', ['classes of 5 dogs max', 'free phone consult'])).toMatch(/🐾|🐶/u);
});
