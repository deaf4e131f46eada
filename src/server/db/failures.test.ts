import { isDatabaseAway, isWorthRepeating, whatIsGone } from './failures';

const failure = (code: string, message = 'failed') => Object.assign(new Error(message), { code });
const wrapped = (cause: unknown) => new Error('Failed query: select …', { cause });

it.each([
  failure('ECONNREFUSED'),
  failure('57P01'),
  failure('08006'),
  wrapped(failure('53300')),
  wrapped(wrapped(failure('ECONNRESET'))),
  new AggregateError([failure('ECONNREFUSED'), failure('ENETUNREACH')]),
  new Error('Connection terminated unexpectedly'),
  new Error('timeout exceeded when trying to connect'),
  new Error('PGlite is closed'),
])('takes %s for a database that is away', (error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

it.each([new Error('syntax error'), wrapped(failure('42601')), failure('23505'), undefined, 'ECONNREFUSED'])(
  'does not take %s for a database that is away',
  (error) => {
    expect(isDatabaseAway(error)).toBe(false);
  },
);

it.each([
  ['sessions_account_id_accounts_id_fk', 'account'],
  ['ads_created_by_accounts_id_fk', 'account'],
  ['ads_workspace_id_workspaces_id_fk', 'team'],
  ['ads_campaign_id_campaigns_id_fk', 'campaign'],
  ['image_chunks_image_id_images_id_fk', 'image'],
])('knows by the reference %s that the %s is gone', (constraint, noun) => {
  expect(whatIsGone(wrapped(Object.assign(failure('23503'), { constraint })))).toBe(noun);
});

it('does not take other errors for something that is gone', () => {
  expect(whatIsGone(failure('23503'))).toBeUndefined();
  expect(
    whatIsGone(Object.assign(failure('23505'), { constraint: 'ads_campaign_id_campaigns_id_fk' })),
  ).toBeUndefined();
});

it('repeats transactions that lost against others', () => {
  expect(isWorthRepeating(wrapped(failure('40001')))).toBe(true);
  expect(isWorthRepeating(failure('40P01'))).toBe(true);
  expect(isWorthRepeating(failure('23503'))).toBe(true);
  expect(isWorthRepeating(failure('23505'))).toBe(false);
});
