import { csvFile } from './csv';

const cellOf = (text: string) => csvFile(['Name'], [{ Name: text }]).split('\r\n')[1];

it('begins with the mark of UTF-8 and one heading line', () => {
  expect(csvFile(['Name', 'Spent'], [{ Name: 'Ünïcode', Spent: 3 }])).toBe('\uFEFF"Name","Spent"\r\n"Ünïcode",3\r\n');
});

it('leaves texts as they are where no formula is in them', () => {
  expect(csvFile(['Name'], [{ Name: '-20% today' }], { guardsFormulas: false })).toContain('"-20% today"');
});

it.each([
  ['x;=1+1', '"x;=1+1"'],
  ['x\t=1+1', '"x\t=1+1"'],
  ['x,=1+1', '"x,=1+1"'],
  ['say "hi"', '"say ""hi"""'],
  ['=1+1', `"'=1+1"`],
  ['+1', `"'+1"`],
  ['-1', `"'-1"`],
  ['@sum(a)', `"'@sum(a)"`],
  ['\t=1', `"'\t=1"`],
])('keeps %j in one cell that is no formula', (text, cell) => {
  expect(cellOf(text)).toBe(cell);
});
