import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { readFile } from 'node:fs/promises';
import { feed, filesOf, makeAd, openAd, pngSize, saveStatus, search, storedAd, story } from './adFixtures';
import { expect, openDashboard, test } from './fixtures';

test.describe.configure({ mode: 'parallel' });

test('an ad goes from a template of the library to the files of every size', async ({ signedIn: page }) => {
  await openDashboard(page);
  await page.getByRole('link', { name: 'Create Ad' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create a campaign or an ad' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search templates' }).fill('Roaster’s Shelf');
  await page.getByRole('button', { name: 'Use Template: Roaster’s Shelf' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Set up the ad' })).toBeVisible();
  await expect(page.getByLabel('Ad name')).toHaveValue('Roaster’s Shelf');
  await page.getByLabel('Ad name').fill('Friday roast');
  await page.getByRole('button', { name: 'New campaign' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create campaign' });
  await dialog.getByLabel('Name').fill('Autumn beans');
  await dialog.getByLabel('Budget').fill('1,200');
  await dialog.getByRole('button', { name: 'Create campaign' }).click();
  await expect(page.getByLabel('Campaign', { exact: true }).locator('option:checked')).toHaveText('Autumn beans');
  await page.getByRole('group', { name: 'Google' }).getByLabel('Responsive search ad').check();
  await page.getByRole('button', { name: 'Open the editor' }).click();

  await expect(page.getByRole('textbox', { name: 'Ad name' })).toHaveValue('Friday roast');
  await expect(page.getByRole('button', { name: 'Campaign: Autumn beans. Change it' })).toBeVisible();
  await expect(page.getByRole('figure', { name: /^Google search desktop/ })).not.toBeInViewport({ ratio: 0.5 });
  await page.getByRole('tab', { name: /Google search/ }).click();
  await expect(page.getByRole('figure', { name: /^Google search desktop/ })).toBeInViewport({ ratio: 0.5 });
  const headline = page.getByRole('textbox', { name: 'Headline 1', exact: true });
  await headline.fill('Whole Bean or Ground for Your Brewer');
  await expect(headline).toHaveAccessibleDescription(/6 characters over Google’s limit of 30/);
  await expect(page.getByRole('tab', { name: /Google search.*has errors/ })).toBeVisible();
  await page.getByRole('button', { name: /^Shorten Headline 1/ }).click();
  await expect(headline).toHaveValue('Whole Bean or Ground');
  await page.getByRole('radio', { name: 'Ticket' }).check({ force: true });
  await page.getByRole('radiogroup', { name: 'Colors' }).getByRole('radio').nth(3).check({ force: true });
  await expect(saveStatus(page)).toHaveText('Saved');

  await page.getByRole('button', { name: /^Download/ }).click();
  await expect(page.getByText(/errors? to fix before this ad can run/).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sample text' }).getByText('Artwork: headline')).toBeVisible();
  await page.getByRole('button', { name: 'Download anyway' }).click();
  const archive = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'All sizes and copy (ZIP)' }).click();
  expect((await archive).suggestedFilename()).toBe('friday-roast.zip');
  const files = await filesOf(await archive);
  const pictures = Object.entries(files).filter(([name]) => name.endsWith('.png'));
  const sizes = ['1080x1080', '1080x1350', '1200x628'];
  expect(pictures.map(([name]) => name)).toEqual(
    ['instagram', 'facebook'].flatMap((platform) => sizes.map((size) => `${platform}/feed/friday-roast-${size}.png`)),
  );
  for (const [name, file] of pictures) expect(name).toContain(pngSize(file));
  expect(files['issues.txt']?.toString()).toContain('- Google search: ');
  expect(files['issues.txt']?.toString()).toContain('- Facebook feed: Primary text');
  expect(files['copy.csv']?.toString()).toContain(
    '"Google: Responsive search ad","Headline",1,"Whole Bean or Ground",20,30',
  );
  expect(files['copy.txt']?.toString()).toContain('Headline 1 (20 of 30): Whole Bean or Ground');

  await page.getByRole('button', { name: 'Download anyway' }).click();
  const picture = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Image 1200 × 628 (PNG)' }).click();
  expect((await picture).suggestedFilename()).toBe('friday-roast-1200x628.png');
  const alone = await readFile(await (await picture).path());
  expect(alone.equals(files['facebook/feed/friday-roast-1200x628.png'] ?? Buffer.of())).toBe(true);
});

test('every layout and every color is in sight at 1440 px, the brand’s included', async ({
  signedIn: page,
  account,
  request,
}) => {
  const colors = { background: '#fff4e6', primary: '#0b6e4f', accent: '#f2a541', light: '#ffffff', dark: '#1d1d1f' };
  const kit = { name: '', logo_id: null, colors, display_font: null, text_font: null };
  await request.put('/api/brand-kit', { headers: { Authorization: `Bearer ${account.token}` }, data: kit });
  const id = await makeAd(request, account.token, { contents: [feed] });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAd(page, id);
  for (const [name, count] of [
    ['Layout', 13],
    ['Colors', 17],
  ] as const) {
    const strip = page.getByRole('radiogroup', { name });
    await expect(strip.getByRole('radio')).toHaveCount(count);
    expect(await strip.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);
  }
});

test('what is drawn on the screen follows the look that is chosen', async ({ signedIn: page, account, request }) => {
  await openAd(page, await makeAd(request, account.token, { contents: [feed] }));
  const drawing = page.getByRole('figure', { name: /Facebook/ }).locator('svg[role="img"]');
  await expect(drawing).toBeVisible();
  const before = await drawing.innerHTML();
  await page.getByRole('radio', { name: 'Ticket' }).check({ force: true });
  await expect.poll(() => drawing.innerHTML()).not.toBe(before);
});

test('a picture of one’s own stands in the ad and in the drawing', async ({ signedIn: page, account, request }) => {
  const id = await makeAd(request, account.token, { contents: [feed, story] });
  await openAd(page, id);
  const picture = await sharp({ create: { width: 1200, height: 1200, channels: 3, background: '#2f6f5e' } })
    .png()
    .toBuffer();
  await page.getByRole('group', { name: 'Image' }).getByRole('button', { name: 'Use your own image' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose an image' });
  const upload = dialog.getByLabel(/Upload an image/);
  await upload.setInputFiles({ name: 'words.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') });
  await expect(dialog.getByRole('alert')).toHaveText(
    'This file isn’t a PNG, JPEG, or WebP image. Please choose another one.',
  );
  await expect(dialog.getByText('No images yet')).toBeVisible();
  await upload.setInputFiles({ name: 'shelf.png', mimeType: 'image/png', buffer: picture });
  await expect(dialog).toBeHidden();
  const feedPreview = page.getByRole('figure', { name: /Facebook/ });
  await expect(feedPreview.getByRole('img', { name: 'The ad’s own image' })).toHaveJSProperty('naturalWidth', 1200);
  await expect(page.getByRole('figure', { name: /Instagram/ }).locator('svg[role="img"]')).toBeVisible();

  await page.getByRole('region', { name: 'Design' }).getByRole('button', { name: 'Add image' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Choose the image 1200 × 1200/ })
    .click();
  await expect(page.getByRole('figure', { name: /Instagram/ }).locator('svg[role="img"] image')).toBeVisible();
  await expect(saveStatus(page)).toHaveText('Saved');
  const stored = JSON.parse(await storedAd(request, account.token, id)) as Record<string, unknown>;
  expect(stored.image_id).toEqual(expect.any(String));
  expect(stored.contents).toMatchObject([{ image: stored.image_id }, { image: null }]);
});

test('a photo is cropped by dragging its focal point, which one undo takes back', async ({
  signedIn: page,
  account,
  request,
}) => {
  const halves = sharp({ create: { width: 1600, height: 800, channels: 3, background: '#ff0000' } }).composite([
    { input: { create: { width: 800, height: 800, channels: 3, background: '#0000ff' } }, left: 800, top: 0 },
  ]);
  const uploaded = await request.post('/api/images', {
    headers: { Authorization: `Bearer ${account.token}`, 'Content-Type': 'image/jpeg' },
    data: await halves.jpeg().toBuffer(),
  });
  const { id: image_id } = (await uploaded.json()) as { id: string };
  const id = await makeAd(request, account.token, { contents: [feed, story], image_id });
  await page.setViewportSize({ width: 390, height: 844 });
  await openAd(page, id);
  await page.getByRole('button', { name: 'Design' }).click();
  await page.getByRole('button', { name: 'Crop' }).click();
  const point = page.getByRole('slider', { name: 'Focal point' });
  await point.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await point.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.7, y + height * 0.4, { steps: 3 });
  await page.mouse.move(x + width * 0.9, y + height * 0.25, { steps: 3 });
  await page.mouse.up();
  await expect(point).toHaveAttribute('aria-valuetext', '90% from the left, 25% from the top');
  const crops = async () =>
    (JSON.parse(await storedAd(request, account.token, id)) as { artwork: { image_crops?: object } }).artwork
      .image_crops;
  await expect.poll(crops).toEqual({ '1080x1080': { x: expect.closeTo(0.9, 2), y: expect.closeTo(0.25, 2), zoom: 1 } });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(point).toHaveAttribute('aria-valuetext', '50% from the left, 50% from the top');
  await expect.poll(crops).toBeUndefined();
});

test('an ad is written with the keyboard alone', async ({ signedIn: page, account, request }) => {
  await makeAd(request, account.token);
  await openDashboard(page);
  const press = (key: string) => page.keyboard.press(key);
  /** Goes on by Tab until the element has the focus; every stop on the way has to be seen. */
  const tabTo = async (wanted: Locator, key = 'Tab') => {
    for (let stops = 0; stops < 80; stops += 1) {
      await press(key);
      expect(await unseenFocus(page)).toBeUndefined();
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`${key} does not come to ${String(wanted)}.`);
  };
  /** A new page takes the focus when it is there, from wherever Tab has brought it. */
  const pageFocus = () => expect(page.getByRole('main')).toBeFocused();
  await tabTo(page.getByRole('link', { name: 'Create Ad' }));
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Create a campaign or an ad' })).toBeVisible();
  await pageFocus();
  await tabTo(page.getByRole('tab', { name: 'Template library' }));
  await press('End');
  await expect(page.getByRole('tab', { name: 'Blank', exact: true })).toBeFocused();
  await expect(page.getByLabel('Ad name')).toBeVisible();
  await tabTo(page.getByLabel('Ad name'));
  await press('ControlOrMeta+a');
  await page.keyboard.type('By keys');
  await tabTo(page.getByLabel('Responsive search ad'));
  await press('Space');
  await tabTo(page.getByLabel('Image ad with website button'));
  await press('Space');
  await press('Enter');
  await expect(page.getByRole('textbox', { name: 'Ad name' })).toHaveValue('By keys');

  await pageFocus();
  await tabTo(page.getByRole('tab', { name: /Google search/ }));
  await press('ArrowRight');
  await expect(page.getByRole('tab', { name: /X image/ })).toBeFocused();
  await tabTo(page.getByRole('textbox', { name: 'Post text' }));
  await page.keyboard.type('Fresh beans, every other Friday.');
  await tabTo(page.getByRole('button', { name: /Google needs a final URL/ }));
  await press('Enter');
  await expect(page.getByRole('tab', { name: /Google search/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('textbox', { name: 'Final URL' })).toBeFocused();
  expect(await unseenFocus(page)).toBeUndefined();

  await tabTo(page.getByRole('button', { name: /^Download/ }), 'Shift+Tab');
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Preflight' })).toBeVisible();
  await tabTo(page.getByRole('button', { name: 'Download anyway' }));
  await press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Download anyway' })).toBeFocused();
  await tabTo(page.getByRole('link', { name: /Google needs/ }).first());
  await press('Enter');
  await expect(page.getByRole('tab', { name: /Google search/ })).toHaveAttribute('aria-selected', 'true');
  await expect(saveStatus(page)).toHaveText('Saved');
});

/** The element that has the focus without being marked or on the screen; `undefined` where all is well. */
function unseenFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    // What has the focus may hand its ring to what is in it, around it or, for a hidden input, after it.
    const bearers = [focused, focused.firstElementChild, focused.nextElementSibling];
    const around = [focused.parentElement, focused.parentElement?.parentElement];
    const isMarked = [...bearers, ...around].some((element) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    });
    const { top, bottom, left, right } = focused.getBoundingClientRect();
    const isOnScreen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return isMarked && isOnScreen ? undefined : focused.outerHTML;
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the bar at the bottom leads to every part of the editor', async ({ signedIn: page, account, request }) => {
    const bad = { ...search, headlines: [{ text: 'x'.repeat(40), pin: null }] };
    await openAd(page, await makeAd(request, account.token, { contents: [bad, feed, story] }));
    const parts = page.getByRole('navigation', { name: 'Editor sections' });
    const views = [
      { part: /^Edit/, shown: page.getByRole('textbox', { name: 'Headline 1', exact: true }) },
      { part: /^Design/, shown: page.getByRole('radiogroup', { name: 'Layout' }) },
      { part: /^Preview/, shown: page.getByRole('heading', { name: 'Live preview' }) },
      { part: /^Issues/, shown: page.getByRole('heading', { name: 'Issues' }) },
    ];
    for (const { part, shown } of views) {
      await parts.getByRole('button', { name: part }).click();
      await expect(shown).toBeVisible();
      for (const other of views) if (other.part !== part) await expect(other.shown).toBeHidden();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${part.source} is wider than the screen`).toBeLessThanOrEqual(0);
    }
    await parts.getByRole('button', { name: /^Design/ }).click();
    await page.getByLabel('Pattern').selectOption('Dots');
    await expect(page.locator('svg[role="img"]')).toBeInViewport({ ratio: 0.99 });
    await parts.getByRole('button', { name: /^Issues/ }).click();
    await page.getByRole('button', { name: /Google search.*10 characters over/ }).click();
    await expect(page.getByRole('textbox', { name: 'Headline 1', exact: true })).toBeFocused();
  });
});
