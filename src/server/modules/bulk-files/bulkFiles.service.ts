import { type BulkAd, type BulkPlan, planBulkFile, type ReadyAd } from '../../../ad-kit/bulk-files/bulkFile';
import {
  googleAdsEditorColumns,
  googleAdsEditorNotes,
  googleAdsEditorRows,
} from '../../../ad-kit/bulk-files/googleAdsEditor';
import { metaColumns, metaNotes, metaRows } from '../../../ad-kit/bulk-files/metaBulkFile';
import type { Clock } from '../../lib/clock';
import { csvFile } from '../../lib/csv';
import { dayOf } from '../../lib/days';
import { fileNameOf, type FileToSave } from '../../lib/fileToSave';
import type { Scope } from '../../lib/scope';
import { type ZipFile, zipPieces } from '../../lib/zipPieces';
import type { AdFilesService } from '../ads/adFiles.service';
import type { AdsService } from '../ads/ads.service';
import type { SavedAd } from '../ads/ads.types';
import type { CampaignsService } from '../campaigns/campaigns.service';
import type { Campaign } from '../campaigns/campaigns.types';
import type { ImageFacts } from '../images/images.types';
import type { LinksService } from '../links/links.service';
import type { BulkFilePreview, WantedBulkFile } from './bulkFiles.types';

/** The most ads in one file, each with drawings to make: people can still look it through. */
const mostAds = 100;

/** Every key fits, with the digits at its end that tell ads apart. */
const longestFileName = 120;

interface BulkFilesDeps {
  ads: Pick<AdsService, 'list'>;
  adFiles: Pick<AdFilesService, 'factsOf' | 'pictureFiles' | 'picturesOf' | 'samplesOf'>;
  campaigns: Pick<CampaignsService, 'get'>;
  links: Pick<LinksService, 'settings'>;
  clock: Clock;
}

export type BulkFilesService = ReturnType<typeof createBulkFilesService>;

/** A wanted ad, with what is known of its images. */
interface Candidate {
  ad: SavedAd;
  images: ReadonlyMap<string, ImageFacts>;
}

/** A picture, and the key of its ad. */
type KeyedPicture = ReturnType<AdFilesService['picturesOf']>[number] & { key: string };

/** An ad that goes, with its pictures. */
interface Pictured {
  ad: SavedAd;
  pictures: KeyedPicture[];
}

/**
 * Ads as files for ads managers. Ads of others are none, as in a list; a campaign of others is `Refusal('not_found')`.
 */
export function createBulkFilesService({ ads, adFiles, campaigns, links, clock }: BulkFilesDeps) {
  const candidatesOf = async (
    scope: Scope,
    { campaignId, adIds: ids }: WantedBulkFile,
  ): Promise<{ candidates: Candidate[]; beyond: number }> => {
    if (campaignId !== undefined) await campaigns.get(scope, campaignId);
    const { items, total } = await ads.list(scope, { ids, campaignId, search: '' }, { limit: mostAds, offset: 0 });
    const candidates: Candidate[] = [];
    for await (const ad of items) candidates.push({ ad, images: await adFiles.factsOf(scope, ad) });
    return { candidates, beyond: Math.max(0, total - mostAds) };
  };

  const planOf = async (scope: Scope, { manager }: WantedBulkFile, candidates: Candidate[]): Promise<BulkPlan> => {
    const ids = new Set(candidates.flatMap(({ ad }) => ad.campaignId ?? []));
    const found = new Map<string, Campaign>();
    for (const id of ids) found.set(id, await campaigns.get(scope, id));
    const bulkAds = candidates.map(({ ad, images }): BulkAd => ({
      id: ad.id,
      name: ad.name,
      variantName: ad.variantName,
      contents: ad.contents,
      campaign: (ad.campaignId !== null && found.get(ad.campaignId)) || null,
      samples: adFiles.samplesOf(ad),
      images: Object.fromEntries([...images].map(([id, image]) => [id, { ...image, bytes: image.byteCount }])),
    }));
    return planBulkFile(manager, bulkAds, (await links.settings(scope)).separator);
  };

  /**
   * The pictures of an ad's formats that go, side by side in one folder: one for each ad over there, and one for each
   * card.
   */
  const keyedPictures = (
    ready: readonly ReadyAd[],
    { id }: SavedAd,
    images: ReadonlyMap<string, ImageFacts>,
  ): KeyedPicture[] =>
    ready
      .filter(({ adId }) => adId === id)
      .flatMap(({ key, ad }) => {
        const all = adFiles.picturesOf(fileNameOf(key, longestFileName), [ad], images);
        const wanted = 'cards' in ad ? all : all.slice(0, 1);
        return wanted.map((picture) => ({
          ...picture,
          key,
          path: picture.path.slice(picture.path.lastIndexOf('/') + 1),
        }));
      });

  /** The texts, and then ad after ad its pictures, drawn when the ones before are sent. */
  async function* filesOf(
    scope: Scope,
    csv: string,
    first: AsyncIterable<ZipFile> | undefined,
    rest: readonly Pictured[],
    signal: AbortSignal,
  ): AsyncGenerator<ZipFile> {
    yield { path: 'ads.csv', pieces: [Buffer.from(csv, 'utf8')] };
    if (first) yield* first;
    for (const { ad, pictures } of rest) yield* await adFiles.pictureFiles(scope, ad, pictures, signal);
  }

  return {
    async preview(scope: Scope, wanted: WantedBulkFile): Promise<BulkFilePreview> {
      const { candidates, beyond } = await candidatesOf(scope, wanted);
      const plan = await planOf(scope, wanted, candidates);
      const isGoogles = wanted.manager === 'google_ads_editor';
      const notes = isGoogles ? googleAdsEditorNotes(plan.ready, dayOf(clock.now())) : metaNotes;
      return { ...plan, beyond, notes };
    },

    /** Throws `Refusal('busy')` when too much waits to be drawn; later than with the first ad, the file breaks off. */
    async file(scope: Scope, wanted: WantedBulkFile, signal: AbortSignal): Promise<FileToSave> {
      const { candidates } = await candidatesOf(scope, wanted);
      const { ready } = await planOf(scope, wanted, candidates);
      if (wanted.manager === 'google_ads_editor') {
        const csv = csvOf(googleAdsEditorColumns, googleAdsEditorRows(ready, dayOf(clock.now())));
        return { name: 'google-ads-editor.csv', type: 'text/csv; charset=utf-8', contents: csv };
      }
      const pictured = candidates
        .map(({ ad, images }) => ({ ad, pictures: keyedPictures(ready, ad, images) }))
        .filter(({ pictures }) => pictures.length > 0);
      const names = new Map(
        pictured.flatMap(({ pictures }) => pictures.map(({ key, path }): [string, string] => [key, path])),
      );
      const csv = csvOf(
        metaColumns,
        metaRows(ready, ({ key }) => names.get(key) ?? ''),
      );
      const [first, ...rest] = pictured;
      const firstFiles = first && (await adFiles.pictureFiles(scope, first.ad, first.pictures, signal));
      const files = filesOf(scope, csv, firstFiles, rest, signal);
      return { name: 'meta-ads-manager.zip', type: 'application/zip', contents: zipPieces(files) };
    },
  };
}

/** No ad goes with a text that a spreadsheet runs as a formula, so that texts go as they are. */
function csvOf(columns: readonly string[], rows: readonly Record<string, string>[]): string {
  const empty = Object.fromEntries(columns.map((column) => [column, '']));
  return csvFile(
    columns,
    rows.map((row) => ({ ...empty, ...row })),
    { guardsFormulas: false },
  );
}
