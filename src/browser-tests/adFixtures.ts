import { type APIRequestContext, type Download, expect, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { readFile } from 'node:fs/promises';
import { anArtwork } from '../ad-kit/testing/anArtwork';

const texts = (...all: string[]) => all.map((text) => ({ text, pin: null }));

/** What every platform takes as it is, format by format. */
export const search = {
  format: 'google_search',
  headlines: texts('Fresh Coffee Every 2 Weeks', 'Roasted to Order', 'Free Delivery Over $30'),
  descriptions: texts('Pick a roast, set the rhythm.', 'Cancel in two clicks.'),
  path1: '',
  path2: '',
  final_url: 'https://www.northfold.example/beans',
};

export const feed = {
  format: 'facebook_feed',
  primary_text: 'We roast on Thursday and post the same afternoon.',
  headline: 'Coffee on a rhythm',
  description: '',
  call_to_action: null,
  final_url: 'https://www.northfold.example/beans',
  image: null,
};

export const story = {
  format: 'instagram_story',
  primary_text: 'Fresh beans, every other Friday.',
  headline: 'Coffee on a rhythm',
  call_to_action: null,
  final_url: 'https://www.northfold.example/beans',
  image: null,
};

/** Stores an ad through the API and answers its id. */
export async function makeAd(
  request: APIRequestContext,
  token: string,
  own: {
    name?: string;
    campaign_id?: string;
    image_id?: string;
    logo_id?: string;
    contents?: object[];
    artwork?: object;
    picture?: object;
  } = {},
): Promise<string> {
  const response = await request.post('/api/ads', {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      name: 'Friday roast',
      campaign_id: null,
      contents: [search, feed],
      artwork: anArtwork(),
      picture: { headline: 'Fresh roast, every other Friday.', subheadline: '', body: '', cta: 'Start' },
      ...own,
    },
  });
  expect(response.status()).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

/** Adds a variant of an ad through the API. */
export async function addVariant(request: APIRequestContext, token: string, id: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  expect((await request.post(`/api/ads/${id}/variants`, { headers, data: {} })).status()).toBe(201);
}

/** A field of the search ad that nothing depends on. */
export const pathField = (page: Page) => page.getByRole('textbox', { name: 'Path 1' });

/** Opens the editor of an ad and waits until it can be written in. */
export async function openAd(page: Page, id: string): Promise<void> {
  await page.goto(`/create/${id}`);
  await expect(page.getByRole('textbox', { name: 'Ad name' })).toBeVisible();
}

/** The ad as the server has it. */
export async function storedAd(request: APIRequestContext, token: string, id: string): Promise<string> {
  const response = await request.get(`/api/ads/${id}`, { headers: { Authorization: `Bearer ${token}` } });
  expect(response.status()).toBe(200);
  return response.text();
}

/** What the editor says of the ad's being stored. */
export const saveStatus = (page: Page) => page.getByRole('status').filter({ hasText: /Saved|Saving|Kept|Not saved/ });

/** The files of a downloaded ZIP file by their names. */
export async function filesOf(download: Download): Promise<Record<string, Buffer>> {
  const files = unzipSync(await readFile(await download.path()));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes)]));
}

/** The size that a PNG file says it has, in pixels: the first chunk of the file, IHDR, begins with it. */
export function pngSize(file: Buffer): string {
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}
