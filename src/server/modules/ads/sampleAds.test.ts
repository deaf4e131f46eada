import { copyFindings } from '../../../ad-kit/preflight/adFindings';
import { groupBy } from '../../lib/groupBy';
import { sampleCampaigns } from '../campaigns/sampleCampaigns.data';
import { libraryEntries } from '../template-library/content/library';
import { sampleAds, sampleSharesOf } from './sampleAds.data';

it('gives each sample campaign an ad of its platform', () => {
  expect([...new Set(sampleAds.map(({ campaign }) => campaign))]).toEqual(
    sampleCampaigns.map(({ fields }) => fields.name),
  );
  for (const { campaign, contents } of sampleAds) {
    const platform = sampleCampaigns.find(({ fields }) => fields.name === campaign)?.fields.platform ?? '';
    expect(contents.some(({ format }) => format.startsWith(platform))).toBe(true);
  }
});

it('gives the ads of a campaign no more than it has', () => {
  for (const [, ads] of groupBy(sampleAds, ({ campaign }) => campaign)) {
    const sum = (name: 'share' | 'shareOfResults') => ads.reduce((total, ad) => total + sampleSharesOf(ad)[name], 0);
    expect([sum('share'), sum('shareOfResults')].map((each) => Math.max(1, each))).toEqual([1, 1]);
  }
});

it.each(sampleAds.map((ad) => [ad.name, ad] as const))('is taken by its platforms as it is: %s', (_name, ad) => {
  const others = sampleCampaigns.map(({ fields }) => fields.name).filter((name) => name !== ad.campaign);
  const context = { samples: new Set<string>(), campaign: { name: ad.campaign, others } };
  const found = ad.contents.flatMap((one) => copyFindings(one, context));
  expect(found.map(({ id, sentence }) => `${id} ${sentence}`)).toEqual([]);
});

it('advertises nobody of the library', () => {
  const brands = new Set(libraryEntries.map(({ artwork }) => artwork.brand));
  expect(sampleAds.filter(({ artwork }) => brands.has(artwork.brand))).toEqual([]);
});
