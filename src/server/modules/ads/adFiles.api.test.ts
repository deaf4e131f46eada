import { randomBytes } from 'node:crypto';
import { unzipSync } from 'fflate';
import Papa from 'papaparse';
import sharp from 'sharp';
import {
  aCard,
  aCarouselAd,
  aDisplayAd,
  aFeedAd,
  aLinkedinAd,
  aSearchAd,
  aStoryAd,
  aTwitterAd,
  taggedLink,
  unpinned,
} from '../../../ad-kit/testing/adBuilders';
import { addAd, addCampaign, addImage, anAd, aPicture, signUp, upload } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer();

const download = async (token: string, id: string, what: string) => {
  const answer = await server.call('GET', `/ads/${id}/${what}`, { token });
  expect(answer.statusCode).toBe(200);
  return answer;
};
/** Keeps the byte-order mark, which a decoder would take away. */
const textOf = (file: Uint8Array = new Uint8Array()) => Buffer.from(file).toString('utf8');
const unzipped = async (token: string, id: string) => unzipSync((await download(token, id, 'export')).rawPayload);

describe('the download', () => {
  it('has a folder for each placement with every size that it takes, and the texts', async () => {
    const { token } = await signUp(server);
    const ad = await addAd(server, token, {
      name: '../Été: 50% / “off”',
      contents: [aFeedAd({ final_url: taggedLink }), aTwitterAd({ final_url: taggedLink })],
      // X would lay its title over a call to action.
      picture: { ...anAd().picture, cta: '' },
    });
    const answer = await download(token, ad.id, 'export');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="ete-50-off.zip"',
    });
    const files = unzipSync(answer.rawPayload);
    const pictures = [
      ...['1080x1080', '1080x1350', '1200x628'].map((size) => `facebook/feed/ete-50-off-${size}.png`),
      ...['1200x628', '1200x1200'].map((size) => `x/image/ete-50-off-${size}.png`),
    ];
    expect(Object.keys(files)).toEqual(['copy.csv', 'copy.txt', ...pictures]);
    for (const path of pictures) {
      const [width, height] = path.slice(-13, -4).replace(/^.*-/, '').split('x').map(Number);
      expect(await sharp(files[path]).metadata()).toMatchObject({ format: 'png', width, height });
    }
    const text = textOf(files['copy.txt']);
    expect(text).toContain('X: Image ad with website button');
    expect(text).toContain(': Coffee that is still warm\n');
  });

  it('has each card’s own image, and a format’s own images in the drawing’s place', async () => {
    const { token } = await signUp(server);
    const bag = await addImage(server, token, { width: 1_080, height: 1_080, colour: '#12f034' });
    const cup = await addImage(server, token, { type: 'jpeg', width: 1_200, height: 628, colour: '#f01234' });
    const contents = [
      aCarouselAd({
        cards: [
          aCard({ image: cup.id }),
          aCard({ headline: 'House blend', image: null }),
          aCard({ headline: 'Cup', image: bag.id }),
        ],
      }),
      aFeedAd({ image: cup.id }),
      aDisplayAd({ images: [bag.id, cup.id] }),
    ];
    const ad = await addAd(server, token, { name: 'Beans', contents });
    const files = await unzipped(token, ad.id);
    expect(Object.keys(files).filter((path) => path.includes('/'))).toEqual([
      'facebook/carousel/beans-card-1-1200x628.jpg',
      'facebook/carousel/beans-card-2-1080x1080.png',
      'facebook/carousel/beans-card-3-1080x1080.png',
      'facebook/feed/beans-1200x628.jpg',
      'google/display/beans-image-1-1080x1080.png',
      'google/display/beans-image-2-1200x628.jpg',
    ]);
    const colourOf = async (path: string) => (await sharp(files[path]).stats()).dominant;
    expect((await colourOf('facebook/carousel/beans-card-3-1080x1080.png')).g).toBeGreaterThan(200);
    expect((await colourOf('facebook/feed/beans-1200x628.jpg')).r).toBeGreaterThan(200);
    expect(files['facebook/feed/beans-1200x628.jpg']).toEqual(files['facebook/carousel/beans-card-1-1200x628.jpg']);
  });

  it('has its drawings as JPEG files where that is wanted, and own images as they are', async () => {
    const { token } = await signUp(server);
    const own = await addImage(server, token, { width: 1_200, height: 1_200, colour: '#12f034' });
    const contents = [aFeedAd(), aDisplayAd({ images: [own.id] })];
    const { id } = await addAd(server, token, { name: 'Beans', contents });
    const files = unzipSync((await download(token, id, 'export?pictures=jpeg')).rawPayload);
    expect(Object.keys(files).filter((path) => path.includes('/'))).toEqual([
      ...['1080x1080', '1080x1350', '1200x628'].map((size) => `facebook/feed/beans-${size}.jpg`),
      'google/display/beans-1200x1200.png',
    ]);
    const file = sharp(files['facebook/feed/beans-1200x628.jpg']);
    expect(await file.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 628 });
    const refused = await server.call('GET', `/ads/${id}/export?pictures=webp`, { token });
    expect(refused.json()).toMatchObject({ errors: [{ field: 'pictures' }] });
  });

  it('has a JPEG in the place of a PNG that is too large for a platform, and says so', async () => {
    const { token } = await signUp(server);
    const side = 1_200;
    const noise = sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } });
    const image = (await upload(server, token, await noise.png().toBuffer())).json<{ id: string }>();
    const artwork = { ...anAd().artwork, layout: 'full-photo' as const };
    const contents = [aFeedAd({ final_url: taggedLink }), aTwitterAd({ final_url: taggedLink })];
    const { id } = await addAd(server, token, { name: 'Beans', contents, artwork, image_id: image.id });
    const files = await unzipped(token, id);
    expect(Object.keys(files).filter((path) => path.includes('1200x'))).toEqual([
      'facebook/feed/beans-1200x628.png',
      'x/image/beans-1200x628.png',
      'x/image/beans-1200x1200.jpg',
    ]);
    const jpeg = files['x/image/beans-1200x1200.jpg'];
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200 });
    expect(jpeg?.length).toBeLessThanOrEqual(3 * 1_048_576);
    expect(textOf(files['issues.txt'])).toMatch(
      /- Artwork: image: As a PNG, the 1200 × 1200 image is .* Your download has a JPEG instead\./,
    );
  });

  it('has the logo by itself for Google’s display ads, on a plate where it would be lost on white', async () => {
    const { token } = await signUp(server);
    const logoIn = async (colour: string) => {
      const blank = { width: 400, height: 100, channels: 4, background: '#00000000' } as const;
      const letters = { input: await aPicture({ width: 360, height: 60, colour }) };
      const file = await sharp({ create: blank }).composite([letters]).png().toBuffer();
      return (await upload(server, token, file)).json<{ id: string }>().id;
    };
    const filesWith = async (logo_id: string) => {
      const contents = [aDisplayAd({ final_url: taggedLink }), aFeedAd({ final_url: taggedLink })];
      return unzipped(token, (await addAd(server, token, { contents, logo_id })).id);
    };
    const dark = await filesWith(await logoIn('#141416'));
    const paths = ['google/display/logo-1x1.png', 'google/display/logo-4x1.png'];
    expect(Object.keys(dark).slice(-2)).toEqual(paths);
    const [square, wide] = paths.map((path) => sharp(dark[path]));
    expect(await square?.metadata()).toMatchObject({ format: 'png', width: 1200, height: 1200 });
    expect(await wide?.metadata()).toMatchObject({ format: 'png', width: 1200, height: 300 });
    expect((await square?.stats())?.isOpaque).toBe(false);
    expect(textOf(dark['copy.txt'])).toContain(
      '\nLogo (1:1): google/display/logo-1x1.png\nLogo (4:1): google/display/logo-4x1.png\n',
    );
    expect(textOf(dark['copy.csv'])).toContain('"Logo (4:1)",,"google/display/logo-4x1.png"');
    const light = await filesWith(await logoIn('#ffffff'));
    expect((await sharp(light[paths[0] ?? '']).stats()).isOpaque).toBe(true);
    const artwork = { ...anAd().artwork, logo_plate: 'none' as const };
    const lost = await addAd(server, token, { contents: [aDisplayAd()], logo_id: await logoIn('#ffffff'), artwork });
    expect(textOf((await unzipped(token, lost.id))['issues.txt'])).toContain('The logo is hard to see on white');
    expect(textOf(light['issues.txt'])).not.toContain('on white');
    const without = await unzipped(token, (await addAd(server, token, { contents: [aDisplayAd()] })).id);
    expect(Object.keys(without).filter((path) => path.includes('logo'))).toEqual([]);
  });

  it('says where the logo is too small for that', async () => {
    const { token } = await signUp(server);
    const logo = await addImage(server, token, { width: 60, height: 20, colour: '#141416' });
    const contents = [aDisplayAd({ final_url: taggedLink })];
    const files = await unzipped(token, (await addAd(server, token, { contents, logo_id: logo.id })).id);
    expect(textOf(files['issues.txt'])).toContain('- Artwork: logo: The logo is 60 × 20 pixels, too small');
  });

  it('is the same file for the same ad', async () => {
    const { token } = await signUp(server);
    const ad = await addAd(server, token, { contents: [aStoryAd()] });
    const [one, other] = [await download(token, ad.id, 'export'), await download(token, ad.id, 'export')];
    expect(one.rawPayload.equals(other.rawPayload)).toBe(true);
  });

  it('says calls to action as the platform does', async () => {
    const { token } = await signUp(server);
    const contents = [aFeedAd({ call_to_action: 'SHOP_NOW' }), aLinkedinAd({ call_to_action: 'VIEW_QUOTE' })];
    const files = await unzipped(token, (await addAd(server, token, { contents })).id);
    expect(textOf(files['copy.txt'])).toMatch(/Call to action: Shop now\n[^]*Call to action: View quote\n/);
    expect(textOf(files['copy.csv'])).toContain('"Call to action",,"Shop now"');
  });

  it('lists what platforms refuse and then what they advise against, where there is any', async () => {
    const { token } = await signUp(server);
    const small = await addImage(server, token, { width: 200, height: 200, colour: '#f01234' });
    const contents = [
      aSearchAd({ headlines: unpinned('A headline that is longer than thirty characters', 'One', 'Two') }),
      aFeedAd({ headline: 'A headline that Facebook cuts off', image: small.id }),
    ];
    const files = await unzipped(token, (await addAd(server, token, { name: 'Beans', contents })).id);
    const [title, errors = '', warnings = ''] = textOf(files['issues.txt']).split('\n\n');
    expect(title).toBe('Issues in Beans');
    expect(errors).toMatch(/^Errors: .*\n-+\n- Google search: .*30/);
    expect(warnings).toMatch(/^Warnings\n-+\n[^]*- Facebook feed: /);
    expect(errors + warnings).toMatch(/200/);
    const fine = await unzipped(
      token,
      (await addAd(server, token, { contents: [aFeedAd({ final_url: taggedLink })] })).id,
    );
    expect(fine).not.toHaveProperty(['issues.txt']);
  });

  it('names the campaign, and the one that a link is tagged for', async () => {
    const { token } = await signUp(server);
    const own = await addCampaign(server, token, { name: 'Autumn beans' });
    await addCampaign(server, token, { name: 'Spring beans' });
    const final_url = `${taggedLink.split('?')[0]}?utm_source=facebook&utm_medium=paid_social&utm_campaign=spring_beans`;
    const ad = { name: 'Beans', contents: [aFeedAd({ final_url })], campaign_id: own.id };
    const files = await unzipped(token, (await addAd(server, token, ad)).id);
    expect(textOf(files['issues.txt'])).toMatch(
      /^Issues in Beans\nCampaign: Autumn beans\n\nWarnings\n-+\n- .* is tagged for “Spring beans”, but this ad is in “Autumn beans”\./,
    );
  });

  it('lists what its drawings have no room for', async () => {
    const { token } = await signUp(server);
    const contents = [aFeedAd({ final_url: taggedLink })];
    const picture = { ...anAd().picture, subheadline: 'We roast on Thursday and post the same afternoon. '.repeat(6) };
    const files = await unzipped(token, (await addAd(server, token, { contents, picture })).id);
    expect(textOf(files['issues.txt'])).toMatch(
      /\nWarnings\n-+\n- Artwork: subheadline: The artwork doesn’t have room for the full subheadline at .*1200 × 628\.\n$/,
    );
  });

  it('lists where an ad still says what a template says, in its drawing too', async () => {
    const { token } = await signUp(server);
    const artwork = { ...anAd().artwork, brand: 'Northfold' };
    const contents = [aFeedAd({ headline: 'Twelve kitchens, one table.' })];
    const files = await unzipped(token, (await addAd(server, token, { contents, artwork })).id);
    expect(textOf(files['issues.txt'])).toMatch(
      /\nSample text: .*\n-+\n- Facebook feed: Headline is still .*\n- Artwork: brand: “Northfold” is .*\n/,
    );
  });

  it('counts texts as their platform does', async () => {
    const { token } = await signUp(server);
    const contents = [aSearchAd({ headlines: unpinned('咖啡豆', 'Roasted to Order') }), aCarouselAd()];
    const ad = await addAd(server, token, { contents });
    const csv = textOf((await unzipped(token, ad.id))['copy.csv']);
    expect(csv.startsWith('\uFEFF"Format","Field","Position","Text","Length","Limit"\r\n')).toBe(true);
    const { data } = Papa.parse<string[]>(csv.trim());
    expect(data).toContainEqual(['Google: Responsive search ad', 'Headline', '1', '咖啡豆', '6', '30']);
    expect(data).toContainEqual(['Google: Responsive search ad', 'Headline', '2', 'Roasted to Order', '16', '30']);
    expect(data.map((row) => row.slice(1, 4))).toContainEqual(['Headline', '2', 'House blend']);
  });

  it('runs nothing in a spreadsheet', async () => {
    const { token } = await signUp(server);
    const ad = await addAd(server, token, {
      contents: [aFeedAd({ headline: '=HYPERLINK("x")', description: '@SUM' })],
    });
    const csv = textOf((await unzipped(token, ad.id))['copy.csv']);
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
    expect(csv).toContain(`'@SUM`);
    expect(csv).not.toMatch(/,"?[=@]/);
  });

  it('has texts alone for a format without pictures, and a name where the ad’s has no letters', async () => {
    const { token } = await signUp(server);
    const ad = await addAd(server, token, { name: '咖啡', contents: [aSearchAd({ final_url: taggedLink })] });
    const answer = await download(token, ad.id, 'export');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="ad.zip"');
    expect(Object.keys(unzipSync(answer.rawPayload))).toEqual(['copy.csv', 'copy.txt']);
  });
});
