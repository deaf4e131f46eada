import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { UnitOfWork } from '../../db/unitOfWork';
import type { AuditTx } from '../../lib/audit';
import type { Clock } from '../../lib/clock';
import { hourMs } from '../../lib/durations';
import { newId } from '../../lib/ids';
import type { Page, Paged } from '../../lib/page';
import type { ReceivedFile } from '../../lib/receivedFile';
import { notFound, Refusal } from '../../lib/refusal';
import type { Turns } from '../../lib/turns';
import type { Scope } from '../../lib/scope';
import { lockRoom, type StorageTx, withinStorage } from '../storage/storage.service';
import { type AdImagesTx, countAdsUsing } from '../ads/adImages.service';
import { countApprovalsShowing, type DecisionImagesTx } from '../proofs/decisionImages.service';
import { logosAmong, type LogosTx } from '../brand/logos.service';
import type { ImageCodec } from './imageCodec.port';
import type { ImagesRepository } from './images.repository';
import type { ImageFacts, ImageFile, RewrittenPicture } from './images.types';
import { imageTypeOf } from './imageType';

export const maxImages = 200;
const maxSide = 8_000;
const maxPixels = 40_000_000;

/** The bytes of a piece of a file: the embedded database takes some milliseconds to store it. */
const chunkBytes = 262_144;

/** How many images a night are looked at that nobody has looked at; each takes some hundredths of a second. */
const unseenAtOnce = 1_000;

/** The owner of turns that belong to no request. */
const ours = Symbol('images');

/** Longer than any upload takes. */
const storingMs = hourMs;

export interface ImagesTx extends AuditTx, StorageTx, AdImagesTx, LogosTx, DecisionImagesTx {
  images: ImagesRepository;
}

interface ImagesDeps {
  images: ImagesRepository;
  unitOfWork: UnitOfWork<ImagesTx>;
  codec: ImageCodec;
  /** Large pictures take hundreds of megabytes while they are written anew. */
  pictureTurns: Turns;
  heavyTurns: Turns;
  clock: Clock;
}

export type ImagesService = ReturnType<typeof createImagesService>;

/** Images of workspaces. "Not there" and "somebody else's" are the same `Refusal('not_found')`. */
export function createImagesService({ images, unitOfWork, codec, pictureTurns, heavyTurns, clock }: ImagesDeps) {
  const find = async (scope: Pick<Scope, 'workspaceId'>, id: string): Promise<ImageFacts> => {
    const image = await images.find(scope.workspaceId, id);
    if (!image) throw notFound('image');
    return image;
  };

  async function* piecesOf({ id, byteCount }: ImageFacts): AsyncGenerator<Uint8Array> {
    let end = 0;
    for (let position = 0; end < byteCount; position += 1) {
      const piece = await images.findChunk(id, position);
      // It was deleted since its beginning was read.
      if (!piece) throw notFound('image');
      end += piece.length;
      yield piece;
    }
  }

  /**
   * Takes the room, stores the file piece by piece and then shows the image. In one transaction, which holds the
   * embedded database, everybody would wait for all of it.
   */
  const store = async (asked: Scope, digest: string, picture: RewrittenPicture): Promise<ImageFacts> => {
    const { path, ...added } = picture;
    const id = newId();
    await unitOfWork(asked, async (tx, scope) => {
      await lockRoom(tx, scope);
      refuseTooMany(await tx.images.count(scope.workspaceId));
      await withinStorage(tx, scope, () =>
        tx.images.reserve({
          ...added,
          id,
          workspaceId: scope.workspaceId,
          createdBy: scope.actorId,
          createdAt: clock.now(),
        }),
      );
    });
    try {
      let position = 0;
      for await (const bytes of createReadStream(path, { highWaterMark: chunkBytes })) {
        await images.insertChunk(id, position++, bytes as Buffer);
      }
      return await unitOfWork(asked, async (tx, scope) => {
        await tx.locks.workspace(scope.workspaceId);
        // Another process may have kept the same file.
        const kept =
          (await tx.images.findByDigest(scope.workspaceId, digest)) ?? (await tx.images.complete(id, digest));
        if (!kept) throw notFound('image');
        return kept;
      });
    } finally {
      await images.release(id);
    }
  };

  const fileOf = async (image: ImageFacts): Promise<ImageFile> => {
    const contents = new Uint8Array(image.byteCount);
    let end = 0;
    for await (const piece of piecesOf(image)) {
      contents.set(piece, end);
      end += piece.length;
    }
    return { ...image, contents };
  };

  return {
    list: (scope: Scope, page: Page): Promise<Paged<ImageFacts>> => images.page(scope.workspaceId, page),

    /** What is known of those of these images that are there, in any order. */
    factsOf: ({ workspaceId }: Pick<Scope, 'workspaceId'>, ids: string[]): Promise<ImageFacts[]> =>
      images.listByIds(workspaceId, ids),

    /** What is known of an image, and its file piece by piece. */
    async read(
      scope: Pick<Scope, 'workspaceId'>,
      id: string,
    ): Promise<{ image: ImageFacts; pieces: AsyncGenerator<Uint8Array> }> {
      const image = await find(scope, id);
      return { image, pieces: piecesOf(image) };
    },

    /** The whole file, which may be some megabytes long. */
    file: async (scope: Scope, id: string): Promise<ImageFile> => fileOf(await find(scope, id)),

    /**
     * Keeps a picture; the same file again is the same image. Throws `Refusal('image_invalid')`,
     * `Refusal('image_too_large')`, `Refusal('too_many')`, `Refusal('storage_full')` and `Refusal('busy')`.
     */
    async add(scope: Scope, sent: ReceivedFile | undefined, signal: AbortSignal): Promise<ImageFacts> {
      if (!sent) throw noPicture();
      const { digest } = sent;
      const known = await images.findByDigest(scope.workspaceId, digest);
      if (known) return known;
      refuseTooMany(await images.count(scope.workspaceId));
      const add = async () => {
        // While this waited for its turn, the same file may have been kept.
        const before = await images.findByDigest(scope.workspaceId, digest);
        if (before) return before;
        const picture = await rewritten(codec, sent);
        try {
          return await store(scope, digest, picture);
        } finally {
          await rm(picture.path, { force: true });
        }
      };
      return pictureTurns.take(scope.actorId, () => heavyTurns.take(scope.actorId, add, signal), signal);
    },

    /** Throws `Refusal('image_in_use')`. */
    delete: (asked: Scope, id: string): Promise<void> =>
      unitOfWork(asked, async (tx, scope) => {
        await tx.locks.workspace(scope.workspaceId);
        const uses = await countAdsUsing(tx, id);
        if (uses > 0) throw inUse(uses);
        if ((await countApprovalsShowing(tx, id)) > 0) throw isApproved();
        if ((await logosAmong(tx, [id])).size > 0) throw isLogo();
        if (!(await tx.images.delete(scope.workspaceId, id))) throw notFound('image');
        await tx.audit.record(scope, { action: 'image_deleted', subject: { id, name: '' } }, clock.now());
      }),

    /** Looks at images that were stored before anybody looked how light they are. */
    async lookAtUnseen(): Promise<void> {
      for (const image of await images.listUnseen(unseenAtOnce)) {
        const look = async () => codec.readTones(await fileOf(image));
        const tones = await pictureTurns.take(ours, () => heavyTurns.take(ours, look));
        if (tones) await images.setTones(image.id, tones);
      }
    },

    /** Removes what a process that was killed had begun to store. */
    removeIncomplete: (): Promise<void> => images.removeIncomplete(new Date(clock.now().getTime() - storingMs)),
  };
}

/** Checks what a file is before it is decoded: a small file may unpack to gigabytes. */
async function rewritten(codec: ImageCodec, { path, start }: ReceivedFile): Promise<RewrittenPicture> {
  const type = imageTypeOf(start);
  if (!type) throw noPicture();
  const size = await codec.readSize(path);
  if (!size) throw broken();
  const { width, height } = size;
  if (Math.max(width, height) > maxSide || width * height > maxPixels) throw tooLarge(width, height);
  const file = await codec.rewrite(path, type, maxPixels);
  if (!file) throw broken();
  return file;
}

function refuseTooMany(count: number): void {
  if (count >= maxImages) {
    throw new Refusal('too_many', 'You already have 200 images. Delete some to make room.');
  }
}

const inUse = (uses: number): Refusal =>
  new Refusal(
    'image_in_use',
    `${uses === 1 ? '1 ad uses' : `${uses.toLocaleString('en-US')} ads use`} this image, counting ads that were deleted in the last 7 days. Take it out of them first.`,
  );

const isApproved = (): Refusal =>
  new Refusal('image_in_use', 'A client approved an ad with this image, and that version is kept.');

const isLogo = (): Refusal =>
  new Refusal('image_in_use', 'This image is the logo of your brand kit. Choose another logo there first, or none.');

const noPicture = (): Refusal =>
  new Refusal('image_invalid', 'This file isn’t a PNG, JPEG, or WebP image. Please choose another one.');

const broken = (): Refusal =>
  new Refusal(
    'image_invalid',
    'This image is damaged and can’t be read. Please save it again and upload the new file.',
  );

function tooLarge(width: number, height: number): Refusal {
  const size = `${width.toLocaleString('en-US')} × ${height.toLocaleString('en-US')} pixels`;
  return new Refusal(
    'image_too_large',
    `This image is ${size}. Images can be up to 8,000 pixels on a side and 40 million in total.`,
  );
}
