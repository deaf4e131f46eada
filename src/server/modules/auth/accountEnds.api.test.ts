import type { CallOptions } from '../../testing/testServer';
import { aCampaign, aLinkPreset, anAd, aPicture, aTemplate, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer();

it('answers calls that come while the account is deleted as if they came before or after', async () => {
  const picture = await aPicture();
  const adding: [string, Omit<CallOptions, 'token'>][] = [
    ['/ads', { body: anAd() }],
    ['/campaigns', { body: aCampaign() }],
    ['/images', { payload: picture, headers: { 'content-type': 'image/png' } }],
    ['/link-presets', { body: aLinkPreset() }],
    ['/templates', { body: aTemplate() }],
  ];
  for (let round = 0; round < 5; round++) {
    const { token, user } = await signUp(server);
    const deletion = { token, body: { email: user.email, password: 'correct horse' } };
    const [deleted, ...answers] = await Promise.all([
      server.call('POST', '/auth/account-deletion', deletion),
      ...[...adding, ...adding].map(([path, options]) => server.call('POST', path, { token, ...options })),
      server.call('PUT', '/link-settings', { token, body: { separator: '-' } }),
    ]);
    expect(deleted.statusCode).toBe(204);
    const faults = answers.filter(({ statusCode }) => ![200, 201, 401].includes(statusCode));
    expect(faults.map(({ body }) => body)).toEqual([]);
  }
});
