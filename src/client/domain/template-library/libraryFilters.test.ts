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
  'view=list&search=cofee&category=Sale&industry=Food+%26+Beverage&page=3',
  'search=%25_%5C',
])('the address %j stays what it is', (query) => {
  expect(writeLibraryFilters(read(query)).toString()).toBe(query);
});

it.each(['tab=mine', 'view=wall', 'category=Gadget', 'industry=saas', 'page=0', 'page=-1', 'page=1.5', 'page=x'])(
  'what it does not understand, such as %s, counts as not there',
  (query) => expect(writeLibraryFilters(read(query)).toString()).toBe(''),
);

it('asks for one page of what matches', () => {
  expect(libraryArguments(read('search=+run+&category=Event&page=2'))).toEqual({
    search: 'run',
    category: 'Event',
    limit: 24,
    offset: 24,
  });
});

it('knows whether anything is hidden, and shows everything again', () => {
  expect(hasLibraryFilter(read('tab=categories&view=list&page=2&search=++'))).toBe(false);
  const filters = read('view=list&industry=SaaS&page=2');
  expect(hasLibraryFilter(filters)).toBe(true);
  expect(writeLibraryFilters(clearedFilters(filters)).toString()).toBe('view=list');
});
