import { articleFor } from './article';

it.each([
  ['RSPB guide', 'an'],
  ['RYA certificate', 'an'],
  ['FDA rule', 'an'],
  ['NASA engineer', 'a'],
  ['BSL interpreter', 'a'],
  ['hour', 'an'],
  ['8-week course', 'an'],
  ['used car', 'a'],
  ['oak table', 'an'],
])('puts its article before %s', (text, article) => {
  expect(articleFor(text)).toBe(article);
});
