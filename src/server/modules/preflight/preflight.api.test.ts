import { extractText, getDocumentProxy } from 'unpdf';
import type { WireTypes } from '../../contract/handlers';
import { aCard, aCarouselAd, aFeedAd, aSearchAd, taggedLink, unpinned } from '../../../ad-kit/testing/adBuilders';
import { addAd, addCampaign, addImage, addMember, addProof, addTeam, anAd, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer({ config: { defaultPlan: 'enterprise' } });

const ask = (token: string, id: string, query = '') =>
  server.call('GET', `/ads/${id}/preflight/pdf${query}`, { token });

/** A file's text, page by page, and how large its pages are in points. */
async function read(token: string, id: string, query = '') {
  const { statusCode, rawPayload } = await ask(token, id, query);
  expect(statusCode).toBe(200);
  const pdf = await getDocumentProxy(new Uint8Array(rawPayload));
  const { text } = await extractText(pdf, { mergePages: false });
  const { view } = await pdf.getPage(1);
  return { pages: text.map((page) => page.replace(/\s+/g, ' ')), size: view.slice(2).map(Math.round) };
}

const textOf = async (token: string, id: string) => (await read(token, id)).pages.join(' ');

it('has the ad, what was found by kind with what to do, and the formats', async () => {
  const { token } = await signUp(server);
  const campaign = await addCampaign(server, token, { name: 'Autumn beans' });
  const headlines = ['A headline that is longer than thirty characters', 'One', 'Two'];
  const contents = [
    aSearchAd({ headlines: unpinned(...headlines), final_url: taggedLink }),
    aFeedAd({ final_url: taggedLink }),
  ];
  const { id } = await addAd(server, token, { name: 'Été: beans', contents, campaign_id: campaign.id });
  const answer = await ask(token, id);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="ete-beans-preflight.pdf"',
    'cache-control': 'no-store',
  });
  const { pages, size } = await read(token, id);
  expect(size).toEqual([595, 842]);
  const text = pages.join(' ');
  for (const part of [
    /Été: beans Preflight on [A-Z][a-z]+ \d+, \d{4}, \d\d:\d\d UTC Personal workspace · Campaign: Autumn beans/,
    '1 error to fix before this ad can run',
    'Truncated text Shorten these texts, or say what matters most first.',
    /Error Google search .*30/,
    'Logo contrast This ad has no logo.',
    'Sample text All of the text is your own.',
    'Facebook: Feed ad',
    '1080 × 1080, PNG',
    '1200 × 628, PNG',
    'Headline 1 A headline that is longer',
    `Page 1 of ${pages.length}`,
  ])
    expect(text).toMatch(part);
  expect(text).not.toContain('Client approval');
});

it('says what a client decided last, and whether the ad still is that version', async () => {
  const { token } = await signUp(server);
  const { id } = await addAd(server, token, { contents: [aFeedAd({ final_url: taggedLink })] });
  const { link } = await addProof(server, token, { ad_ids: [id] });
  const proof = `/shared-proofs/${link.slice(link.lastIndexOf('/') + 1)}`;
  const shared = (await server.call('GET', proof)).json<WireTypes['SharedProof']>();
  const decision = { kind: 'approved', name: 'Dana Lee', note: 'Go ahead.', version: shared.ads[0]?.version };
  await server.call('POST', `${proof}/ads/${id}/decisions`, { body: decision });
  const text = await textOf(token, id);
  expect(text).toMatch(
    /Client approval Approved By: Dana Lee \(.*\) On: .* UTC Go ahead. The ad is the version that this is/,
  );
  const picture = { headline: 'Another headline', subheadline: '', body: '', cta: '' };
  await server.call('PUT', `/ads/${id}`, { token, body: { revision: 1, picture } });
  expect(await textOf(token, id)).toContain('Go ahead. The ad was changed since.');
});

it('says where nothing was found, and comes on other paper', async () => {
  const { token } = await signUp(server);
  const { id } = await addAd(server, token, { contents: [aFeedAd({ final_url: taggedLink })] });
  const { pages, size } = await read(token, id, '?paper=letter&pictures=jpeg');
  expect(size).toEqual([612, 792]);
  expect(pages.join(' ')).toContain('No issues: this ad is ready to go.');
  expect(pages.join(' ')).toContain('1080 × 1350, JPEG');
});

it('has the ad’s own images, a team’s name, and is for those who view', async () => {
  const { token: owner } = await signUp(server);
  const team = await addTeam(server, owner, { name: 'Northfold Roasters' });
  const image = await addImage(server, owner, { width: 1_200, height: 628, colour: '#f01234' }, team.id);
  const cards = [aCard({ image: image.id }), aCard({ image: image.id, headline: 'House blend' })];
  const { id } = await addAd(server, owner, { contents: [aCarouselAd({ cards })] }, team.id);
  const { token } = await addMember(server, owner, team.id, 'viewer');
  const text = await textOf(token, id);
  expect(text).toContain('Northfold Roasters');
  expect(text).toContain('Card 1: 1200 × 628, PNG');
  expect(text).toContain('Card 2: 1200 × 628, PNG');
});

it('goes over as many pages as it takes, with long names and many findings', async () => {
  const { token } = await signUp(server);
  const tooLong = (index: number) => `Headline number ${index} is a good deal longer than thirty characters`;
  const texts = Array.from({ length: 15 }, (_, index) => tooLong(index));
  const search = aSearchAd({ headlines: unpinned(...texts), final_url: 'https://nowhere' });
  const name = 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(2).trim();
  const cards = Array.from({ length: 10 }, (_, index) =>
    aCard({ headline: tooLong(index), final_url: 'https://nowhere.example' }),
  );
  const contents = [
    search,
    aCarouselAd({ cards, final_url: 'https://nowhere.example' }),
    aFeedAd({ final_url: 'https://nowhere.example' }),
  ];
  const { id } = await addAd(server, token, { ...anAd(), name, contents });
  const { pages } = await read(token, id);
  expect(pages.length).toBeGreaterThan(3);
  expect(pages.join(' ').match(/(Error|Warning) (Google|Facebook)/g)?.length).toBeGreaterThan(30);
  for (const [index, page] of pages.entries()) expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
});

it('is not for strangers, and refuses other paper', async () => {
  const { token } = await signUp(server);
  const { id } = await addAd(server, token);
  const stranger = await signUp(server);
  expect((await ask(stranger.token, id)).statusCode).toBe(404);
  expect((await ask(token, id, '?paper=a5')).json()).toMatchObject({ errors: [{ field: 'paper' }] });
});
