import { listed } from './listed';

it.each([
  [[], ''],
  [['clicks'], 'clicks'],
  [['spend', 'clicks'], 'spend and clicks'],
  [['spend', 'clicks', 'revenue'], 'spend, clicks, and revenue'],
])('lists %j', (words, sentence) => {
  expect(listed(words)).toBe(sentence);
});

it('lists what there is to choose from', () => {
  expect(listed(['1:1', '4:5', '9:16'], 'or')).toBe('1:1, 4:5, or 9:16');
});
