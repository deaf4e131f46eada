import { columnsAt, headerRowOf, placesOf, titlesOf } from './headerRow';

const headings = ['Tag', 'Gasto', 'Außerdem', 'Gasto', ''];

describe('the header row of a file', () => {
  it('is found below titles and notes', () => {
    expect(headerRowOf('My report\nNovember\n\nWhen;What it took;Campaign\n1.11.2026;3,50;A\n')).toEqual([
      'When',
      'What it took',
      'Campaign',
    ]);
  });

  it('is found where the file has more rows than can be imported', () => {
    expect(headerRowOf(`when,took\n${'2026-11-01,3\n'.repeat(300_000)}`)).toEqual(['when', 'took']);
  });

  it.each(['', 'one column\n1\n2\n'])('is empty where there is none: %j', (text) => {
    expect(headerRowOf(text)).toEqual([]);
  });
});

describe('titles of a header row', () => {
  it('are the same in any order, regardless of case, accents, and currency', () => {
    expect(titlesOf(['COST (EUR)', 'Día', 'día '])).toEqual(titlesOf(['dia', 'Cost', 'DIA']));
  });

  it('are others with one more, or one twice', () => {
    expect(titlesOf(['Day', 'Cost'])).not.toEqual(titlesOf(['Day', 'Cost', 'Cost']));
    expect(titlesOf(['Day', 'Cost'])).not.toEqual(titlesOf(['Day', 'Cost', '']));
  });
});

describe('columns that were chosen', () => {
  it('are found again wherever they stand', () => {
    const places = placesOf(headings, { date: 0, spend: 2, clicks: 1, campaign: null });
    const moved = ['', 'außerdem', 'GASTO', 'tag', 'gasto'];
    expect(columnsAt(moved, places)).toEqual({ date: 3, spend: 1, clicks: 2, campaign: null });
  });

  it('keep apart what has the same title', () => {
    const places = placesOf(headings, { spend: 3 });
    expect(columnsAt(headings, places)).toEqual({ spend: 3 });
    expect(columnsAt(headings, placesOf(headings, { spend: 1 }))).toEqual({ spend: 1 });
  });

  it('are none where the header row has fewer', () => {
    expect(columnsAt(['a'], { spend: 4 })).toEqual({ spend: null });
  });
});
