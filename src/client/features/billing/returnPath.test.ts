import { ownPath } from './returnPath';

describe('the page to come back to', () => {
  it.each(['/', '/campaigns?status=active&page=2', '/campaigns/1#numbers', '/teams?next=//elsewhere.example'])(
    'may be %s',
    (path) => expect(ownPath(path)).toBe(path),
  );

  it.each([
    null,
    '',
    'campaigns',
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '/\n\\elsewhere.example',
    '/.//elsewhere.example',
    'javascript:alert(1)',
  ])('is never %j', (path) => expect(ownPath(path)).toBeUndefined());
});
