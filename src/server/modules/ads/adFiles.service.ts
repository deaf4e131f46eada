import type { CanvasId } from '../../../ad-kit/canvases';
import { canvasesOf } from '../../../ad-kit/formats';
import type { PictureType } from '../../../ad-kit/pictureTypes';
import { adTitle } from '../../../ad-kit/variants';
import type { ZipFile } from '../../lib/zipPieces';
import { fileNameOf, type FileToSave } from '../../lib/fileToSave';
import { notFound } from '../../lib/refusal';
import type { Scope } from '../../lib/scope';
import type { ImagesService } from '../images/images.service';
import { approvalOf, type ApprovedAdSource, asApproved } from '../proofs/approvedAd.service';
import { decisionSheet, type DecisionSheetSource, lastDecisionSheet } from '../proofs/decisionSheet.service';
import { type ArchivePicture, archivePictures, logoFiles } from './adArchive';
import { type AdChecksDeps, createAdChecks } from './adChecks';
import { copyCsv, copyText, type FilesOfFormats, issuesText } from './adCopyFiles';
import { type AdDrawingsDeps, createAdDrawings, type Drawings } from './adDrawings';
import { allFiles, folderOf, inFolder, zipFile } from './adZip';
import type { AdsService } from './ads.service';
import type { SavedAd } from './ads.types';

/** What is needed to say what clients decided. */
export interface Decided {
  decisions: DecisionSheetSource['decisions'] & ApprovedAdSource['decisions'];
}

interface AdFilesDeps extends Decided, AdDrawingsDeps, AdChecksDeps {
  ads: Pick<AdsService, 'get'>;
  images: Pick<ImagesService, 'file' | 'read'>;
}

/** A version of an ad, what a client decided on it, and what tells its files from those of others. */
type AdVersion = { ad: SavedAd; sheet: string; ending: string };

/**
 * Which files of an ad are wanted: of the version that was approved last or of the current one, and what its drawings
 * are saved as.
 */
type ArchiveWish = { version: 'approved' | undefined; pictures: PictureType };

export type AdFilesService = ReturnType<typeof createAdFilesService>;

/** An ad with its files and findings. */
export type CheckedAd = Awaited<ReturnType<AdFilesService['checked']>>;

/** What a person takes home of a saved ad. Throws `Refusal('busy')` when too much waits to be drawn. */
export function createAdFilesService(deps: AdFilesDeps) {
  const { ads, adVariants, images } = deps;
  const drawings = createAdDrawings(deps);
  const { check, factsOf, samplesOf } = createAdChecks(deps, drawings);

  const asItIs = async (ad: SavedAd): Promise<AdVersion> => ({
    ad,
    sheet: await lastDecisionSheet(deps, ad),
    ending: '',
  });

  const versionOf = async (scope: Scope, id: string, version: 'approved' | undefined): Promise<AdVersion> => {
    const ad = await ads.get(scope, id);
    if (version === undefined) return asItIs(ad);
    const approval = await approvalOf(deps, ad);
    const approved = asApproved(ad, approval);
    return { ad: approved, sheet: decisionSheet(approval, approved), ending: '-approved' };
  };

  /**
   * The files of an ad's pictures: what is to be drawn is drawn at once, the account's own images are read in their
   * turn.
   */
  const pictureFiles = async (scope: Scope, ad: SavedAd, pictures: readonly ArchivePicture[], signal: AbortSignal) => {
    const canvases = new Set(pictures.flatMap((picture) => ('canvas' in picture ? [picture.canvas] : [])));
    return filesOf(scope, pictures, (await drawings.several(scope, ad, [...canvases], 'png', signal)).files);
  };

  async function* filesOf(
    scope: Scope,
    pictures: readonly ArchivePicture[],
    drawn: Drawings['files'],
  ): AsyncGenerator<ZipFile> {
    for (const picture of pictures) {
      const { path } = picture;
      if ('imageId' in picture) yield { path, pieces: (await images.read(scope, picture.imageId)).pieces };
      else yield { path, pieces: [drawn.get(picture.canvas)?.[picture.type] ?? new Uint8Array()] };
    }
  }

  /** All files of an ad: its texts, and then its pictures. */
  const archiveFiles = async (
    scope: Scope,
    { ad, sheet, ending }: AdVersion,
    wanted: PictureType,
    signal: AbortSignal,
  ): Promise<AsyncGenerator<ZipFile>> => {
    const title = titleOf(ad);
    const { facts, files, logos, campaign, findings, typeOf } = await check(scope, ad, wanted, signal);
    const pictures = archivePictures(`${fileNameOf(title)}${ending}`, ad.contents, facts, typeOf);
    const named: FilesOfFormats = logos.length > 0 ? { google_display: logoFiles } : {};
    const texts = [
      { path: 'issues.txt', text: issuesText(title, campaign?.name, findings) },
      { path: 'approval.txt', text: sheet },
      { path: 'copy.csv', text: copyCsv(ad.contents, named) },
      { path: 'copy.txt', text: copyText(title, ad.contents, named) },
    ];
    return allFiles(texts, filesOf(scope, pictures, files), logos);
  };

  return {
    factsOf,
    samplesOf,
    picturesOf: archivePictures,
    pictureFiles,

    /** The drawing on a canvas; by default the first that the ad's formats take. */
    async picture(
      scope: Scope,
      id: string,
      wanted: { canvas: CanvasId | undefined; type: PictureType | 'svg' },
      signal: AbortSignal,
    ): Promise<FileToSave> {
      const ad = await ads.get(scope, id);
      const canvas = wanted.canvas ?? canvasesOf(formatsIn(ad))[0] ?? '1080x1080';
      const contents = await drawings.one(scope, ad, canvas, wanted.type, signal);
      const { ending, type } = savedAs[wanted.type];
      return { name: `${fileNameOf(titleOf(ad))}-${canvas}.${ending}`, type, contents };
    },

    /** An ad as it is, gone through before its files go out. Throws `Refusal('not_found')`. */
    checked: async (scope: Scope, id: string, wanted: PictureType, signal: AbortSignal) =>
      check(scope, await ads.get(scope, id), wanted, signal),

    /**
     * A ZIP file with the pictures that each of the ad's formats takes, its texts, what its platforms would refuse, and
     * what a client decided; of the ad as it is, or as it was approved last. Images are read while it is sent. Throws
     * `Refusal('not_found')`.
     */
    async archive(scope: Scope, id: string, wish: ArchiveWish, signal: AbortSignal): Promise<FileToSave> {
      const wanted = await versionOf(scope, id, wish.version);
      const files = await archiveFiles(scope, wanted, wish.pictures, signal);
      return zipFile(`${fileNameOf(titleOf(wanted.ad))}${wanted.ending}`, files);
    },

    /**
     * The same of all of an ad's variants as they are, each in a folder of its own. From the second on they are drawn
     * while the file is sent, which breaks off where too much waits to be drawn.
     */
    async archiveVariants(scope: Scope, id: string, pictures: PictureType, signal: AbortSignal): Promise<FileToSave> {
      const variants: SavedAd[] = [];
      for await (const ad of await adVariants.list(scope, id)) variants.push(ad);
      const [first, ...rest] = await Promise.all(variants.map((ad) => asItIs(ad)));
      if (!first) throw notFound('ad');
      const firstFiles = await archiveFiles(scope, first, pictures, signal);
      const files = async function* () {
        yield* inFolder(folderOf(first.ad, 1), firstFiles);
        for (const [index, variant] of rest.entries()) {
          yield* inFolder(folderOf(variant.ad, index + 2), await archiveFiles(scope, variant, pictures, signal));
        }
      };
      return zipFile(`${fileNameOf(first.ad.name)}-variants`, files());
    },
  };
}

/** What a drawing is called and sent as. */
const savedAs = {
  svg: { ending: 'svg', type: 'image/svg+xml; charset=utf-8' },
  png: { ending: 'png', type: 'image/png' },
  jpeg: { ending: 'jpg', type: 'image/jpeg' },
} as const satisfies Record<PictureType | 'svg', object>;

const titleOf = ({ name, variantName }: SavedAd): string => adTitle(name, variantName);

const formatsIn = ({ contents }: SavedAd) => contents.map(({ format }) => format);
