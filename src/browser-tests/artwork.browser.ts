import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { anArtwork } from '../ad-kit/testing/anArtwork';
import { expectNoViolation } from './accessibilityCheck';
import { feed, makeAd, openAd, saveStatus, storedAd, story } from './adFixtures';
import { expect, test } from './fixtures';

const part = (page: Page, name: string) => page.getByRole('button', { name: `Edit ${name}`, exact: true });
const drawing = (page: Page) => page.getByRole('region', { name: 'Artwork' }).getByRole('img');

test('an artwork is edited where one sees it: a touch, new words, and the drawing follows', async ({
  signedIn: page,
  account,
  request,
}) => {
  const id = await makeAd(request, account.token, { contents: [story] });
  await openAd(page, id);
  await page.getByRole('tab', { name: /^Artwork/ }).click();
  await part(page, 'headline').click();
  await expect(page.getByRole('textbox', { name: 'Headline', exact: true })).toBeFocused();
  // What is selected is written over.
  await page.keyboard.type('Mended for life');
  await expect(drawing(page)).toHaveAccessibleName(/Mended for life/);
  await expectNoViolation(page, { name: 'artwork being edited', show: () => Promise.resolve() });
  await page.keyboard.press('Escape');
  await expect(part(page, 'headline')).toBeFocused();
  await part(page, 'colors').press('Enter');
  await page.keyboard.press('ArrowRight');
  await expect(saveStatus(page)).toHaveText('Saved');
  expect(await storedAd(request, account.token, id)).toContain('Mended for life');
});

test('a text set larger and an illustration set by hand are still so after a reload', async ({
  signedIn: page,
  account,
  request,
}) => {
  const id = await makeAd(request, account.token, { contents: [story] });
  await openAd(page, id);
  await page.getByRole('tab', { name: /^Artwork/ }).click();
  await page.getByRole('button', { name: 'Make the headline larger' }).click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('combobox', { name: 'Illustration' }).selectOption('coffee');
  const object = page.getByRole('group', { name: 'Adjust illustration' });
  await object.getByRole('button', { name: 'Make smaller' }).click();
  await part(page, 'illustration').press('ArrowLeft');
  await part(page, 'illustration').press('ArrowDown');
  await expect(object.getByRole('status')).toHaveText('1 step smaller · moved 1 left, 1 down');
  await expect(saveStatus(page)).toHaveText('Saved');
  const words = (await object.getByRole('status').textContent()) ?? '';
  await page.reload();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(object.getByRole('status')).toHaveText(words);
  await page.getByRole('tab', { name: /^Artwork/ }).click();
  await expect(page.getByRole('button', { name: 'Reset the size of the headline' })).toBeVisible();
});

test('a dark logo on a dark ground stands on a plate, and is told to be hard to see without one', async ({
  signedIn: page,
  account,
  request,
}) => {
  const blank = { width: 200, height: 80, channels: 4, background: '#00000000' } as const;
  const letters = await sharp({ create: { width: 160, height: 40, channels: 4, background: '#141416' } })
    .png()
    .toBuffer();
  const data = await sharp({ create: blank })
    .composite([{ input: letters }])
    .png()
    .toBuffer();
  const headers = { Authorization: `Bearer ${account.token}`, 'Content-Type': 'image/png' };
  const { id: logo_id } = (await (await request.post('/api/images', { headers, data })).json()) as { id: string };
  const artwork = { ...anArtwork(), layout: 'layers', colours: 'graphite' };
  const id = await makeAd(request, account.token, { contents: [story], artwork, logo_id });
  await openAd(page, id);
  await page.getByRole('tab', { name: /^Artwork/ }).click();
  const plate = drawing(page).locator('rect:has(+ svg > image)');
  await expect(plate).toHaveAttribute('fill', '#f7f5ef');
  const faint = page.getByRole('region', { name: 'Ad copy' }).getByText(/^The logo is hard to see/);
  await page.getByRole('radio', { name: 'None', exact: true }).check({ force: true });
  await expect(faint.first()).toBeVisible();
  await expect(plate).toHaveCount(0);
  await page.getByRole('radio', { name: 'Automatic', exact: true }).check({ force: true });
  await expect(plate).toHaveCount(1);
  await expect(faint).toHaveCount(0);
});

test('on a phone, the touched words open in their field', async ({ signedIn: page, account, request }) => {
  const id = await makeAd(request, account.token, { contents: [story] });
  await page.setViewportSize({ width: 390, height: 800 });
  await openAd(page, id);
  await page.getByRole('tab', { name: /^Artwork/ }).click();
  const views = page.getByRole('navigation', { name: 'Editor sections' });
  await views.getByRole('button', { name: 'Preview' }).click();
  await part(page, 'call to action').click();
  const field = page.getByRole('textbox', { name: 'Call to action', exact: true });
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
});

test.describe('a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  /** Drags from a point of the screen, as a person does. */
  async function swipe(page: Page, from: { x: number; y: number }, by: { x: number; y: number }) {
    const session = await page.context().newCDPSession(page);
    const touchPoints = (share: number) => [{ x: from.x + by.x * share, y: from.y + by.y * share }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: touchPoints(0) });
    for (let step = 1; step <= 10; step += 1) {
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: touchPoints(step / 10) });
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  const pointOf = async (locator: Locator, share = { x: 0.5, y: 0.5 }) => {
    const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { x: x + width * share.x, y: y + height * share.y };
  };
  const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

  test('moves the illustration, and scrolls the page beside it', async ({ signedIn: page, account, request }) => {
    const id = await makeAd(request, account.token, { contents: [feed] });
    await openAd(page, id);
    await page.getByRole('tab', { name: /^Artwork/ }).click();
    const views = page.getByRole('navigation', { name: 'Editor sections' });
    await views.getByRole('button', { name: 'Preview' }).click();
    // In its middle is the brand, which is no part of it.
    const cup = await pointOf(part(page, 'illustration'), { x: 0.2, y: 0.85 });
    await swipe(page, cup, { x: -40, y: -40 });
    const pose = async () =>
      (JSON.parse(await storedAd(request, account.token, id)) as { artwork: { object_pose?: object } }).artwork
        .object_pose;
    await expect.poll(pose).toMatchObject({ across: expect.any(Number), down: expect.any(Number) });
    expect(await scrolled(page)).toBe(0);
    await swipe(page, await pointOf(part(page, 'headline')), { x: 0, y: -100 });
    await expect.poll(() => scrolled(page)).toBeGreaterThan(50);
  });

  test('moves the focal point of a photo', async ({ signedIn: page, account, request }) => {
    const photo = sharp({ create: { width: 1600, height: 800, channels: 3, background: '#ff0000' } });
    const uploaded = await request.post('/api/images', {
      headers: { Authorization: `Bearer ${account.token}`, 'Content-Type': 'image/jpeg' },
      data: await photo.jpeg().toBuffer(),
    });
    const { id: image_id } = (await uploaded.json()) as { id: string };
    await openAd(page, await makeAd(request, account.token, { contents: [story], image_id }));
    await page.getByRole('button', { name: 'Design' }).click();
    await page.getByRole('button', { name: 'Crop' }).click();
    const point = page.getByRole('slider', { name: 'Focal point' });
    await point.scrollIntoViewIfNeeded();
    await expect(point).toHaveAttribute('aria-valuetext', '50% from the left, 50% from the top');
    const before = await scrolled(page);
    await swipe(page, await pointOf(point), { x: 40, y: 20 });
    await expect(point).not.toHaveAttribute('aria-valuetext', '50% from the left, 50% from the top');
    expect(await scrolled(page)).toBe(before);
  });
});
