import { schemeOf } from '../../../ad-kit/artwork/brandScheme';
import { hasCardTitle } from '../../../ad-kit/artwork/cardTitle';
import { drawArtwork } from '../../../ad-kit/artwork/renderArtwork';
import { canvasesOf } from '../../../ad-kit/formats';
import { drawnFindings } from '../../../ad-kit/preflight/drawnFindings';
import { copyFindings } from '../../../ad-kit/preflight/adFindings';
import { groupBy } from '../../lib/groupBy';
import { clientCampaigns } from '../campaigns/clientCampaigns.data';
import { sampleCampaigns } from '../campaigns/sampleCampaigns.data';
import { libraryEntries } from '../template-library/content/library';
import { clientAds } from './clientAds.data';
import { sampleAds, sampleSharesOf } from './sampleAds.data';
import { allSupplies } from '../../../ad-kit/artwork/testing/allSupplies';

const supplies = allSupplies();
const allAds = [...sampleAds, ...clientAds];
const allCampaigns = [...sampleCampaigns, ...clientCampaigns];

it('gives each sample campaign an ad of its platform', () => {
  expect([...new Set(allAds.map(({ campaign }) => campaign))].sort()).toEqual(
    allCampaigns.map(({ fields }) => fields.name).sort(),
  );
  for (const { campaign, contents } of allAds) {
    const platform = allCampaigns.find(({ fields }) => fields.name === campaign)?.fields.platform ?? '';
    expect(contents.some(({ format }) => format.startsWith(platform))).toBe(true);
  }
});

it('gives the ads of a campaign no more than it has', () => {
  for (const [, ads] of groupBy(allAds, ({ campaign }) => campaign)) {
    const sum = (name: 'share' | 'shareOfResults') => ads.reduce((total, ad) => total + sampleSharesOf(ad)[name], 0);
    expect([sum('share'), sum('shareOfResults')].map((each) => Math.max(1, each))).toEqual([1, 1]);
  }
});

it.each(allAds.map((ad) => [ad.name, ad] as const))('is taken by its platforms as it is: %s', (_name, ad) => {
  const others = allCampaigns.map(({ fields }) => fields.name).filter((name) => name !== ad.campaign);
  const context = { samples: new Set<string>(), campaign: { name: ad.campaign, others } };
  const found = ad.contents.flatMap((one) => copyFindings(one, context));
  expect(found.map(({ id, sentence }) => `${id} ${sentence}`)).toEqual([]);
});

it.each(allAds.map((ad) => [ad.name, ad] as const))('is drawn as it is meant in every size: %s', (_name, ad) => {
  const { layout, colours, displayFont, textFont, illustration, brand } = ad.artwork;
  const content = { headline: ad.headline, subheadline: ad.subheadline, call_to_action: ad.cta, brand: brand ?? '' };
  const drawn = canvasesOf(ad.contents.map(({ format }) => format)).map((canvas) => ({
    canvas,
    drawing: drawArtwork(
      {
        content,
        layout,
        canvas,
        colours: schemeOf(colours),
        displayFont,
        textFont,
        ...(illustration && { illustration }),
      },
      supplies,
    ),
  }));
  expect(drawnFindings(drawn, { hasCardTitle: hasCardTitle(ad.contents) }).map(({ sentence }) => sentence)).toEqual([]);
});

it('advertises nobody of the library', () => {
  const brands = new Set(libraryEntries.map(({ artwork }) => artwork.brand));
  expect(allAds.filter(({ artwork }) => brands.has(artwork.brand))).toEqual([]);
});
