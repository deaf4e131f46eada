import { emptyAd } from '../ad-kit/emptyAd';
import { feed, makeAd, openAd, saveStatus, search, storedAd } from './adFixtures';
import { expect, openDashboard, test } from './fixtures';

test('a suggested text is used, undone, stored and there after a reload', async ({ signedIn: page, account }) => {
  const id = await makeAd(page.request, account.token, { contents: [feed] });
  await openAd(page, id);
  const field = page.getByRole('textbox', { name: 'Headline', exact: true });
  const button = page.getByRole('button', { name: 'Suggest headline' });
  await button.click();
  const panel = page.getByRole('dialog', { name: 'Suggest headline' });
  const use = panel.getByRole('button', { name: /^Use: / });
  await expect(use).toHaveCount(3);
  const text = (await use.first().getAttribute('aria-label'))?.slice(5) ?? '';
  await use.first().click();
  await expect(panel).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(field).toHaveValue(text);
  await page.keyboard.press('Control+z');
  await expect(field).toHaveValue('Coffee on a rhythm');
  await page.keyboard.press('Control+Shift+z');
  await expect(field).toHaveValue(text);
  await expect(saveStatus(page)).toHaveText('Saved');
  expect(await storedAd(page.request, account.token, id)).toContain(text);
  await page.reload();
  await expect(field).toHaveValue(text);
});

test('a list takes several, and Escape leads back to its button', async ({ signedIn: page, account }) => {
  await openAd(page, await makeAd(page.request, account.token, { contents: [search] }));
  const button = page.getByRole('button', { name: 'Suggest headlines' });
  await button.click();
  const panel = page.getByRole('dialog', { name: 'Suggest headlines' });
  await panel
    .getByRole('button', { name: /^Use: / })
    .first()
    .click();
  await panel.getByRole('button', { name: 'More' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(6);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Headline 4' })).not.toHaveValue('');
});

test('a text that is handed over is put in once, however often the page is loaded', async ({
  signedIn: page,
  account,
}) => {
  const id = await makeAd(page.request, account.token, { contents: [search, emptyAd('facebook_feed')] });
  const handed = {
    format: 'facebook_feed',
    written: { kind: 'fullAd', text: 'Tired of stale beans?\nOurs are roasted to order.\nSign up today.' },
    choice: {},
  };
  await openDashboard(page);
  // As the dialog does it: with the address, as the router keeps it.
  await page.evaluate(
    ([path, state]) => {
      history.pushState({ usr: state, key: 'handed', idx: 1 }, '', path);
    },
    [`/create/${id}`, { handed }] as const,
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  // On a phone, what says so stands above the editor's bar.
  const told = page.getByRole('status').filter({ hasText: 'Text added to your ad' });
  const bottom = await told.evaluate((toast) => toast.getBoundingClientRect().bottom);
  const bar = page.getByRole('navigation', { name: 'Editor sections' });
  expect(bottom).toBeLessThanOrEqual(await bar.evaluate((nav) => nav.getBoundingClientRect().top));
  const headline = page.getByRole('textbox', { name: 'Headline', exact: true });
  await expect(headline).toHaveValue('Tired of stale beans?');
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(saveStatus(page)).toHaveText('Saved');
  await headline.fill('Mine');
  await expect.poll(() => storedAd(page.request, account.token, id)).toContain('Mine');
  await page.reload();
  await expect(headline).toHaveValue('Mine');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});
