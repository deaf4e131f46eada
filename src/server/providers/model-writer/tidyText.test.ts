import { tidyText } from './tidyText';

const facebook = { platform: 'facebook', includeEmojis: false } as const;
const google = { platform: 'google', includeEmojis: true } as const;

it.each([
  ['  Fresh   beans ', 'Fresh beans'],
  ['**Fresh** `beans`', 'Fresh beans'],
  ['- Fresh beans', 'Fresh beans'],
  ['1. Fresh beans', 'Fresh beans'],
  ['### Fresh beans', 'Fresh beans'],
  ['## Fresh beans ##', 'Fresh beans'],
  ['> Fresh beans', 'Fresh beans'],
  ['[Click](javascript:alert(1))', 'Click'],
  ['Get [fresh beans](https://evil.example "Beans") here', 'Get fresh beans here'],
  ['[Fresh][1] beans', 'Fresh beans'],
  ['![Fresh](https://evil.example/a.png) beans', 'Fresh beans'],
  ['[![Fresh](a.png)](https://evil.example) beans', 'Fresh beans'],
  ['*Fresh* _beans_, ***daily*** and ~~stale~~ new', 'Fresh beans, daily and stale new'],
  ['Beans 5 * 3 * 2 by snake_case_name', 'Beans 5 * 3 * 2 by snake_case_name'],
  ['[Fresh] beans (daily)', '[Fresh] beans (daily)'],
  ['"Fresh beans"', 'Fresh beans'],
  ['“Fresh” or “beans”', '“Fresh” or “beans”'],
  ['<b>Fresh</b> beans<script>', 'Fresh beans'],
  ['1 < 2 > 0', '1 < 2 > 0'],
  ['fresh beans', 'Fresh beans'],
  ['iPhone cases', 'iPhone cases'],
  ['Fresh 🚀 beans ☕️', 'Fresh beans'],
  ['Fresh beans 🚀!', 'Fresh beans!'],
  ['Fresh\u0000 be\u202eans\ud800', 'Fresh beans'],
  ['Fresh\nbeans', 'Fresh beans'],
  ['x'.repeat(6_001), ''],
])('a headline %j becomes %j', (raw, text) => {
  expect(tidyText(raw, 'headline', facebook)).toBe(text);
});

it('keeps emoji where they are asked for, and never for Google', () => {
  expect(tidyText('Fresh 👩‍🍳 beans', 'headline', { ...facebook, includeEmojis: true })).toBe('Fresh 👩‍🍳 beans');
  expect(tidyText('Fresh 👩‍🍳 beans', 'headline', google)).toBe('Fresh beans');
});

it('leaves no exclamation mark in a headline for Google', () => {
  expect(tidyText('Fresh! Beans!!', 'headline', google)).toBe('Fresh. Beans');
});

it('ends a description as a sentence', () => {
  expect(tidyText('Fresh beans every week', 'description', facebook)).toBe('Fresh beans every week.');
  expect(tidyText('Fresh beans?', 'description', facebook)).toBe('Fresh beans?');
});

it('leaves out the rules between the parts of a whole ad', () => {
  expect(tidyText('Fresh?\n\n---\n\nBeans.\n* * *', 'fullAd', facebook)).toBe('Fresh?\nBeans.');
});

it('keeps the lines of a whole ad', () => {
  expect(tidyText('Hook: fresh?\r\n\r\n\r\nBody: beans.', 'fullAd', facebook)).toBe('Hook: fresh?\nBody: beans.');
});
