import { emojiOf, replaceEmoji } from './emoji';

it.each(['☕', '☕\uFE0F', '🚀', '❤\uFE0F', '👍🏽', '👨\u200D👩\u200D👧', '🇳🇴', '1\uFE0F\u20E3'])(
  'knows %s as one emoji, and takes the whole of it',
  (emoji) => {
    expect(emojiOf(`Tea ${emoji} time`)).toEqual([emoji]);
    expect(replaceEmoji(`Tea ${emoji} time`, '')).toBe('Tea  time');
  },
);

it('leaves signs that are none', () => {
  expect(emojiOf('Levi’s® №1 ™ ©')).toEqual([]);
});
