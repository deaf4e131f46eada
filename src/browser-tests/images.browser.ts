import sharp from 'sharp';
import type { APIRequestContext, Page } from '@playwright/test';
import { makeAccount } from './account';
import { expect, openDashboard, test } from './fixtures';

async function upload(request: APIRequestContext, token: string): Promise<string> {
  const picture = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
  const answer = await request.post('/api/images', {
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'image/png' },
    data: picture,
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

/** How the page's own fetch is answered, which may use what the browser keeps; 0 where that holds nothing. */
function statusOf(page: Page, id: string, { token, cache }: { token?: string; cache?: RequestCache }) {
  return page.evaluate(
    async ([path, bearer, mode]) => {
      const headers: HeadersInit = bearer ? { Authorization: `Bearer ${bearer}` } : {};
      const options: RequestInit = mode === 'only-if-cached' ? { cache: mode, mode: 'same-origin' } : {};
      const answer = await fetch(path, { headers, ...options }).catch(() => undefined);
      return answer?.status ?? 0;
    },
    [`/api/images/${id}`, token, cache] as const,
  );
}

test('a private image cannot be read in the same browser after the sign-out', async ({
  signedIn: page,
  account,
  request,
}) => {
  const other = await makeAccount(request);
  const id = await upload(request, account.token);
  await openDashboard(page);
  expect(await statusOf(page, id, { token: account.token })).toBe(200);
  await page.getByRole('button', { name: /Mara Okafor/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' }).first()).toBeVisible();
  expect(await statusOf(page, id, { cache: 'only-if-cached' })).not.toBe(200);
  expect(await statusOf(page, id, {})).toBe(401);
  expect(await statusOf(page, id, { token: account.token })).toBe(401);
  expect(await statusOf(page, id, { token: other.token })).toBe(404);
});
