import {
  hasActiveFilter,
  listArguments,
  readCampaignFilters,
  sortedBy,
  writeCampaignFilters,
  type CampaignFilters,
} from './campaignFilters';

const read = (query: string) => readCampaignFilters(new URLSearchParams(query));

describe('the filters in the address', () => {
  it('come back as they were written', () => {
    const filters: CampaignFilters = {
      search: 'black friday',
      status: 'paused',
      platform: 'google',
      label: 'Spring launch',
      sort: 'ctr',
      order: 'asc',
      page: 3,
    };
    expect(readCampaignFilters(writeCampaignFilters(filters))).toEqual(filters);
  });

  it('leave no trace while nothing is filtered', () => {
    expect(writeCampaignFilters(read('')).toString()).toBe('');
  });

  it.each([
    'status=gone',
    'platform=myspace',
    'label=%20',
    `label=${'x'.repeat(41)}`,
    'sort=password',
    'order=up',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
  ])('take %s for not there', (query) => {
    expect(read(query)).toEqual(read(''));
  });
});

describe('the query of the list', () => {
  it('asks for one page of matches and leaves empty filters out', () => {
    expect(listArguments({ ...read(''), search: '  shoes ', page: 2 })).toEqual({
      search: 'shoes',
      sort: 'created_at',
      order: 'desc',
      limit: 25,
      offset: 25,
    });
  });
});

describe('a click on a column', () => {
  it('sorts numbers with the largest first and texts from A, on the first page', () => {
    const filters = read('page=4');
    expect(sortedBy(filters, 'spent')).toMatchObject({ sort: 'spent', order: 'desc', page: 1 });
    expect(sortedBy(filters, 'name')).toMatchObject({ sort: 'name', order: 'asc', page: 1 });
  });

  it('turns the direction the second time', () => {
    expect(sortedBy(read('sort=spent'), 'spent').order).toBe('asc');
  });
});

describe('whether campaigns are hidden', () => {
  it.each([
    ['search=%20', false],
    ['sort=spent&page=2', false],
    ['search=x', true],
    ['status=active', true],
    ['platform=google', true],
  ])('%s: %s', (query, expected) => {
    expect(hasActiveFilter(read(query))).toBe(expected);
  });
});
