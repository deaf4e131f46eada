import { getGraphemeCount, sliceUntil } from './chartParts';

it('counts and cuts what a reader takes for single characters', () => {
  const text = 'Café👩‍👩‍👧 ok';
  expect(getGraphemeCount(text)).toBe(8);
  expect(sliceUntil(text, 5)).toBe('Café👩‍👩‍👧');
  expect(sliceUntil(text, 80)).toBe(text);
  expect([getGraphemeCount(''), sliceUntil('', 3)]).toEqual([0, '']);
});
