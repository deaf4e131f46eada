import {
  clearedFilters,
  hasLibraryFilter,
  libraryArguments,
  readLibraryFilters,
  writeLibraryFilters,
} from './libraryFilters';

const read = (query: string) => readLibraryFilters(new URLSearchParams(query));

it.each([
  '',
  'tab=industries',
  'view=list&search=cofee&category=Sale&industry=Food+%26+Beverage&format=1080x1350&page=3',
  'search=%25_%5C',
])('the address %j stays what it is', (query) => {
  expect(writeLibraryFilters(read(query)).toString()).toBe(query);
});

it.each([
  'tab=mine',
  'view=wall',
  'category=Gadget',
  'industry=saas',
  'format=1080',
  'page=0',
  'page=-1',
  'page=1.5',
  'page=x',
])('what it does not understand, such as %s, counts as not there', (query) =>
  expect(writeLibraryFilters(read(query)).toString()).toBe(''),
);

it('asks for one page of what matches', () => {
  expect(libraryArguments(read('search=+run+&category=Event&format=1080x1920&page=2'))).toEqual({
    search: 'run',
    category: 'Event',
    format: '1080x1920',
    limit: 24,
    offset: 24,
  });
});

it('knows whether anything is hidden, and shows everything again', () => {
  expect(hasLibraryFilter(read('tab=categories&view=list&page=2&search=++'))).toBe(false);
  expect(hasLibraryFilter(read('format=1200x628'))).toBe(true);
  const filters = read('view=list&industry=SaaS&format=1200x628&page=2');
  expect(hasLibraryFilter(filters)).toBe(true);
  expect(writeLibraryFilters(clearedFilters(filters)).toString()).toBe('view=list');
});
