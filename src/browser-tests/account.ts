import type { APIRequestContext } from '@playwright/test';

export type Account = { email: string; password: string; token: string };

/** Registers through the API, which is faster than the dialog; the dialog has tests of its own. */
export async function makeAccount(request: APIRequestContext): Promise<Account> {
  const email = `mara-${crypto.randomUUID()}@northfold.example`;
  const password = 'correct horse';
  const response = await request.post('/api/auth/register', { data: { email, password, full_name: 'Mara Okafor' } });
  const { access_token: token } = (await response.json()) as { access_token: string };
  return { email, password, token };
}
