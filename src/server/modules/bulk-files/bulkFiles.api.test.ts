import { unzipSync } from 'fflate';
import Papa from 'papaparse';
import sharp from 'sharp';
import {
  aCard,
  aCarouselAd,
  aDisplayAd,
  aFeedAd,
  aSearchAd,
  aStoryAd,
  aTwitterAd,
} from '../../../ad-kit/testing/adBuilders';
import type { WireTypes } from '../../contract/handlers';
import { addAd, addCampaign, addImage, anAd, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer();

const query = (manager: string, more: Record<string, string> = {}) =>
  new URLSearchParams({ manager, ...more }).toString();

const preview = async (token: string, manager: string, more?: Record<string, string>) => {
  const answer = await server.call('GET', `/bulk-file/preview?${query(manager, more)}`, { token });
  expect(answer.statusCode).toBe(200);
  return answer.json<WireTypes['BulkFilePreview']>();
};

const download = async (token: string, manager: string, more?: Record<string, string>) => {
  const answer = await server.call('GET', `/bulk-file?${query(manager, more)}`, { token });
  expect(answer.statusCode).toBe(200);
  return answer;
};

const rowsOf = (csv: string) => Papa.parse<Record<string, string>>(csv.slice(1).trim(), { header: true }).data;

/** An account with a campaign, and what adds ads to it. */
const aStudio = async () => {
  const { token } = await signUp(server);
  const campaign = await addCampaign(server, token, { name: 'Spring launch' });
  const artwork = { ...anAd().artwork, brand: '' };
  const add = (changes: Parameters<typeof addAd>[2] = {}) =>
    addAd(server, token, { campaign_id: campaign.id, artwork, ...changes });
  return { token, campaign, add };
};

it('sends a campaign’s search ads to Google Ads Editor, parents first and everything paused', async () => {
  const { token, campaign, add } = await aStudio();
  const ad = await add({ name: 'Fresh beans', contents: [aSearchAd(), aFeedAd()] });
  await addAd(server, token, { name: 'Elsewhere', contents: [aSearchAd()] });
  const { headers, body } = await download(token, 'google_ads_editor', { campaign_id: campaign.id });
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="google-ads-editor.csv"',
  });
  const key = `Fresh beans | Google search | ${ad.id.slice(-8)}`;
  const [first, group, row, ...rest] = rowsOf(body);
  expect(rest).toEqual([]);
  expect(first).toMatchObject({ Campaign: 'Spring launch', 'Campaign Type': 'Search', 'Campaign Status': 'Paused' });
  expect(group).toMatchObject({ 'Ad Group': key, 'Ad Group Status': 'Paused', 'Ad type': '' });
  expect(row).toMatchObject({ 'Ad Group': key, 'Ad type': 'Responsive search ad', Status: 'Paused' });
  expect(row?.['Final URL']).toContain(`utm_content=fresh_beans_google_search_${ad.id.slice(-8)}`);
  const { ads } = await preview(token, 'google_ads_editor', { campaign_id: campaign.id });
  expect(ads).toEqual([{ ad_id: ad.id, key, campaign_name: 'Spring launch' }]);
});

it('sends Meta’s formats with the images that the rows name', async () => {
  const { token, add } = await aStudio();
  const image = await addImage(server, token, { type: 'jpeg', width: 1_080, height: 1_080, colour: '#12f034' });
  const cards = [aCard({ image: image.id }), aCard({ headline: 'House blend' })];
  const contents = [aFeedAd({ image: image.id }), aStoryAd(), aCarouselAd({ cards }), aTwitterAd()];
  const { id } = await add({ name: 'Été 1', contents });
  const { headers, rawPayload } = await download(token, 'meta_ads_manager', { ad_ids: id });
  expect(headers).toMatchObject({ 'content-type': 'application/zip' });
  const files = unzipSync(rawPayload);
  const end = id.slice(-8);
  expect(Object.keys(files)).toEqual([
    'ads.csv',
    `ete-1-facebook-feed-${end}-1080x1080.jpg`,
    `ete-1-facebook-story-${end}-1080x1920.png`,
    `ete-1-facebook-carousel-${end}-card-1-1080x1080.jpg`,
    `ete-1-facebook-carousel-${end}-card-2-1080x1080.png`,
  ]);
  const rows = rowsOf(Buffer.from(files['ads.csv'] ?? []).toString('utf8'));
  expect(rows.map((row) => row['Image File Name'])).toEqual([...Object.keys(files).slice(1, 3), '']);
  expect(rows.map((row) => row['Ad Status'])).toEqual(['PAUSED', 'PAUSED', 'PAUSED']);
  expect(rows[2]).toMatchObject({
    'Product 2 - Name': 'House blend',
    'Product 2 - Image Hash': '',
    'Link Object ID': '',
  });
  const story = files[`ete-1-facebook-story-${end}-1080x1920.png`];
  expect(await sharp(story).metadata()).toMatchObject({ format: 'png', width: 1080, height: 1920 });
});

it('says what stays and why, and leaves it out of the file', async () => {
  const { token, add } = await aStudio();
  await add({ name: 'Display', contents: [aDisplayAd()] });
  await add({ name: 'Too few', contents: [aSearchAd({ headlines: [] })] });
  await add({ name: 'Free', contents: [aSearchAd()], campaign_id: null });
  await add({ name: '=SUM(1)', contents: [aSearchAd()] });
  const found = await preview(token, 'google_ads_editor');
  expect(found.ads).toEqual([]);
  expect(found.left_out.map(({ name, format, reasons: [reason] }) => [name, format, reason])).toEqual([
    ['=SUM(1)', 'google_search', expect.stringContaining('formula')],
    ['Free', 'google_search', expect.stringContaining('no campaign')],
    ['Too few', 'google_search', expect.stringContaining('3')],
    ['Display', null, expect.stringContaining('responsive display ad')],
  ]);
  expect(found.notes.join()).toContain('daily budget');
  const { body } = await download(token, 'google_ads_editor');
  expect(body.trim().split('\r\n')).toHaveLength(1);
});

it('writes links with the account’s separator, and keeps what their owner set', async () => {
  const { token, add } = await aStudio();
  await server.call('PUT', '/link-settings', { token, body: { separator: '-' } });
  await add({ name: 'Own', contents: [aFeedAd({ final_url: 'https://a.example/?utm_content=Mine' })] });
  const { id } = await add({ name: 'Fresh beans', contents: [aFeedAd()] });
  const files = unzipSync((await download(token, 'meta_ads_manager')).rawPayload);
  const rows = rowsOf(Buffer.from(files['ads.csv'] ?? []).toString('utf8'));
  expect(rows[0]?.['Link']).toContain(`utm_content=fresh-beans-facebook-feed-${id.slice(-8)}`);
  expect(rows[1]?.['Link']).toBe('https://a.example/?utm_content=Mine');
  expect(await preview(token, 'meta_ads_manager')).toMatchObject({ links_with_own_content: 1, beyond: 0 });
});

it('has the ads that are chosen, of whichever campaign', async () => {
  const { token, add } = await aStudio();
  const other = await addCampaign(server, token, { name: 'Other' });
  const chosen = [await add({ name: 'One' }), await addAd(server, token, { name: 'Two', campaign_id: other.id })];
  await add({ name: 'Three' });
  const ids = chosen.map(({ id }) => id.toUpperCase()).join();
  const { ads } = await preview(token, 'google_ads_editor', { ad_ids: ids });
  expect(ads.map(({ campaign_name: name }) => name).sort()).toEqual(['Other', 'Spring launch']);
  for (const bad of [
    '',
    ',',
    `${ids},`,
    'x',
    chosen.map(({ id }) => id.slice(1)).join(),
    Array(101).fill(ids.slice(0, 36)).join(),
  ]) {
    const answer = await server.call('GET', `/bulk-file/preview?${query('google_ads_editor', { ad_ids: bad })}`, {
      token,
    });
    expect(answer.statusCode).toBe(422);
  }
});

it('has nothing of others, whose campaigns are not there', async () => {
  const { add, campaign } = await aStudio();
  const { id } = await add({ contents: [aFeedAd()] });
  const { token } = await signUp(server);
  expect(await preview(token, 'meta_ads_manager', { ad_ids: id })).toMatchObject({ ads: [], left_out: [] });
  for (const path of ['/bulk-file', '/bulk-file/preview']) {
    const wanted = query('meta_ads_manager', { campaign_id: campaign.id });
    const { statusCode } = await server.call('GET', `${path}?${wanted}`, { token });
    expect(statusCode).toBe(404);
  }
  const answer = await server.call('GET', '/bulk-file/preview?manager=other', { token });
  expect(answer.statusCode).toBe(422);
});
