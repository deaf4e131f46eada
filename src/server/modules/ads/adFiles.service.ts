import type { OtherVariant } from '../../../ad-kit/alikeLinks';
import { hasCardTitle } from '../../../ad-kit/artwork/cardTitle';
import { googleLogoFindings, hasGoogleLogos } from '../../../ad-kit/artwork/googleLogos';
import { picturedBody } from '../../../ad-kit/artwork/picturedBody';
import type { CanvasId } from '../../../ad-kit/canvases';
import { canvasesOf } from '../../../ad-kit/formats';
import { adFindings } from '../../../ad-kit/preflight/adFindings';
import { type DrawnBytes, mostBytesAt, type PictureType, pictureTypeFor } from '../../../ad-kit/pictureTypes';
import { drawnCanvasesOf, fileFindings } from '../../../ad-kit/preflight/fileFindings';
import type { AdFinding, ArtworkFinding } from '../../../ad-kit/preflight/finding';
import type { AdCampaign } from '../../../ad-kit/preflight/linkTags';
import { sampleKeysOf } from '../../../ad-kit/sampleTexts';
import { adTitle } from '../../../ad-kit/variants';
import type { ZipFile } from '../../lib/zipPieces';
import { fileNameOf, type FileToSave } from '../../lib/fileToSave';
import type { Turns } from '../../lib/turns';
import { notFound } from '../../lib/refusal';
import type { Scope } from '../../lib/scope';
import type { ImagesService } from '../images/images.service';
import type { ImageFacts } from '../images/images.types';
import { approvalOf, type ApprovedAdSource, asApproved } from '../proofs/approvedAd.service';
import { decisionSheet, type DecisionSheetSource, lastDecisionSheet } from '../proofs/decisionSheet.service';
import type { TemplateLibraryService } from '../template-library/templateLibrary.service';
import { type ArchivePicture, archivePictures, imageIdsIn, logoFiles } from './adArchive';
import { copyCsv, copyText, type FilesOfFormats, issuesText } from './adCopyFiles';
import type { AdDrawing, AdPicture } from './adDrawing.port';
import { campaignToCompare, type ComparedCampaigns } from './adCampaign';
import { allFiles, folderOf, inFolder, zipFile } from './adZip';
import type { AdsService } from './ads.service';
import type { AdFormat, SavedAd } from './ads.types';
import type { AdVariantsService } from './adVariants.service';

/** What is needed to say what clients decided. */
export interface Decided {
  decisions: DecisionSheetSource['decisions'] & ApprovedAdSource['decisions'];
}

interface AdFilesDeps extends Decided {
  ads: Pick<AdsService, 'get'>;
  adVariants: Pick<AdVariantsService, 'list'>;
  campaigns: ComparedCampaigns;
  images: Pick<ImagesService, 'file' | 'read'>;
  drawing: AdDrawing;
  library: Pick<TemplateLibraryService, 'samplesIn'>;
  /** A drawing with a picture of the account's own takes some hundred megabytes. */
  pictureTurns: Turns;
  heavyTurns: Turns;
}

/** A version of an ad, what a client decided on it, and what tells its files from those of others. */
type AdVersion = { ad: SavedAd; sheet: string; ending: string };

/** A drawing as files: as a PNG, and as a JPEG where one of an ad's formats takes that. */
type DrawnFiles = { png: Uint8Array; jpeg?: Uint8Array };

/** Drawings of an ad by their size, and what they can't show as it is meant. */
type Drawings = { files: ReadonlyMap<CanvasId, DrawnFiles>; findings: readonly ArtworkFinding[] };

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
  const { ads, adVariants, campaigns, images, drawing, library, pictureTurns, heavyTurns } = deps;
  const inTurn = <T>(scope: Scope, ad: SavedAd, draw: () => Promise<T>, signal: AbortSignal): Promise<T> => {
    const take = () => heavyTurns.take(scope.actorId, draw, signal);
    return ad.imageId === null && ad.logoId === null ? take() : pictureTurns.take(scope.actorId, take, signal);
  };

  const pictureOf = async (scope: Scope, ad: SavedAd): Promise<AdPicture> => ({
    headline: ad.headline,
    subheadline: ad.subheadline,
    body: ad.body,
    cta: ad.cta,
    design: ad.artwork,
    image: ad.imageId === null ? null : await images.file(scope, ad.imageId),
    logo: ad.logoId === null ? null : await images.file(scope, ad.logoId),
  });

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

  /** Which of its texts are a template's, without those that its layout does not draw. */
  const samplesOf = (ad: SavedAd) => library.samplesIn({ ...ad, body: picturedBody(ad.artwork.layout, ad.body) });

  const findingsOf = (
    ad: SavedAd,
    facts: ReadonlyMap<string, ImageFacts>,
    { campaign, otherVariants }: { campaign: AdCampaign | undefined; otherVariants: readonly OtherVariant[] },
    drawn: readonly ArtworkFinding[],
  ): AdFinding[] => {
    const { contents, artwork, headline, subheadline, body } = ad;
    const { texts, fields } = samplesOf(ad);
    const checked = {
      contents,
      campaign,
      otherVariants,
      artwork: { layout: artwork.layout, brand: artwork.brand, headline, subheadline, body },
      samples: new Set(sampleKeysOf(contents, texts, fields)),
      images: Object.fromEntries([...facts].map(([id, image]) => [id, { ...image, bytes: image.byteCount }])),
    };
    return adFindings(checked, drawn);
  };

  /** What is known of the images that its formats show, by id. */
  const factsOf = async (scope: Scope, { contents }: SavedAd): Promise<Map<string, ImageFacts>> => {
    const facts = new Map<string, ImageFacts>();
    for (const id of imageIdsIn(contents)) facts.set(id, (await images.read(scope, id)).image);
    return facts;
  };

  /** An ad's drawings, also as JPEG files where one of its formats gets one. */
  const drawingsOf = async (
    scope: Scope,
    ad: SavedAd,
    canvases: readonly CanvasId[],
    wanted: PictureType,
    signal: AbortSignal,
  ): Promise<Drawings> => {
    if (canvases.length === 0) return { files: new Map(), findings: [] };
    const draw = async (): Promise<Drawings> => {
      const { pngs, findings } = await drawing.drawAdPngs(
        await pictureOf(scope, ad),
        canvases,
        hasCardTitle(ad.contents),
      );
      const files = new Map<CanvasId, DrawnFiles>();
      for (const [index, canvas] of canvases.entries()) {
        const png = pngs[index] ?? new Uint8Array();
        const isJpeg = ad.contents.some(({ format }) => pictureTypeFor(format, wanted, { png: png.length }) === 'jpeg');
        const mostBytes = mostBytesAt(ad.contents, canvas);
        files.set(canvas, { png, ...(isJpeg && { jpeg: await drawing.jpegOf(png, mostBytes) }) });
      }
      return { files, findings };
    };
    return inTurn(scope, ad, draw, signal);
  };

  /**
   * The files of an ad's pictures: what is to be drawn is drawn at once, the account's own images are read in their
   * turn.
   */
  const pictureFiles = async (scope: Scope, ad: SavedAd, pictures: readonly ArchivePicture[], signal: AbortSignal) => {
    const canvases = new Set(pictures.flatMap((picture) => ('canvas' in picture ? [picture.canvas] : [])));
    return filesOf(scope, pictures, (await drawingsOf(scope, ad, [...canvases], 'png', signal)).files);
  };

  /** The logo by itself where the ad's files have it, and what is wrong with that. */
  const logosOf = async (scope: Scope, ad: SavedAd, signal: AbortSignal) => {
    if (ad.logoId === null || !hasGoogleLogos(ad.contents, ad.logoId)) return { files: [], findings: [] };
    const logo = await images.file(scope, ad.logoId);
    const draw = () => drawing.drawGoogleLogos({ logo, design: ad.artwork });
    const pngs = await inTurn(scope, ad, draw, signal);
    const files = logoFiles.map(({ path }, index): ZipFile => ({ path, pieces: [pngs[index] ?? new Uint8Array()] }));
    return { files, findings: googleLogoFindings(ad.contents, logo, ad.artwork.logoPlate) };
  };

  async function* filesOf(
    scope: Scope,
    pictures: readonly ArchivePicture[],
    drawings: Drawings['files'],
  ): AsyncGenerator<ZipFile> {
    for (const picture of pictures) {
      const { path } = picture;
      if ('imageId' in picture) yield { path, pieces: (await images.read(scope, picture.imageId)).pieces };
      else yield { path, pieces: [drawings.get(picture.canvas)?.[picture.type] ?? new Uint8Array()] };
    }
  }

  const otherVariantsOf = async (scope: Scope, { id, variantGroup }: SavedAd): Promise<OtherVariant[]> => {
    const others: OtherVariant[] = [];
    if (variantGroup === null) return others;
    for await (const one of await adVariants.list(scope, id))
      if (one.id !== id) others.push({ name: one.variantName ?? '', contents: one.contents });
    return others;
  };

  /** Draws every picture among an ad's files, and lists its findings. */
  const check = async (scope: Scope, ad: SavedAd, wanted: PictureType, signal: AbortSignal) => {
    const facts = await factsOf(scope, ad);
    const canvases = drawnCanvasesOf(ad.contents);
    const { files, findings: drawn } = await drawingsOf(scope, ad, canvases, wanted, signal);
    const bytes = new Map([...files].map(([canvas, drawnFiles]) => [canvas, bytesOf(drawnFiles)]));
    const logos = await logosOf(scope, ad, signal);
    const inFiles = [...fileFindings(ad.contents, wanted, bytes), ...logos.findings];
    const campaign = await campaignToCompare(campaigns, scope, ad);
    const otherVariants = await otherVariantsOf(scope, ad);
    return {
      ad,
      facts,
      files,
      logos: logos.files,
      campaign,
      findings: findingsOf(ad, facts, { campaign, otherVariants }, [...drawn, ...inFiles]),
      typeOf: (format: AdFormat, canvas: CanvasId) => pictureTypeFor(format, wanted, bytes.get(canvas) ?? {}),
    };
  };

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
      const named = (ending: string) => `${fileNameOf(titleOf(ad))}-${canvas}.${ending}`;
      const draw = async (): Promise<FileToSave> => {
        const picture = await pictureOf(scope, ad);
        if (wanted.type === 'svg') {
          const contents = await drawing.drawAdSvg(picture, canvas);
          return { name: named('svg'), type: 'image/svg+xml; charset=utf-8', contents };
        }
        const png = await drawing.drawAdPng(picture, canvas);
        if (wanted.type === 'png') return { name: named('png'), type: 'image/png', contents: png };
        const contents = await drawing.jpegOf(png, mostBytesAt(ad.contents, canvas));
        return { name: named('jpg'), type: 'image/jpeg', contents };
      };
      return inTurn(scope, ad, draw, signal);
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

const titleOf = ({ name, variantName }: SavedAd): string => adTitle(name, variantName);

const bytesOf = ({ png, jpeg }: DrawnFiles): DrawnBytes => ({ png: png.length, ...(jpeg && { jpeg: jpeg.length }) });

const formatsIn = ({ contents }: SavedAd) => contents.map(({ format }) => format);
