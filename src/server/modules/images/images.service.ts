import { createHash } from 'node:crypto';
import type { UnitOfWork } from '../../db/unitOfWork';
import type { Clock } from '../../lib/clock';
import { newId } from '../../lib/ids';
import type { Page, Paged } from '../../lib/page';
import { notFound, Refusal } from '../../lib/refusal';
import type { ImageCodec } from './imageCodec.port';
import type { ImagesRepository } from './images.repository';
import type { ImageFacts, ImageFile } from './images.types';
import { imageTypeOf } from './imageType';

const maxImages = 200;
const maxSide = 8_000;
const maxPixels = 40_000_000;

/** Pixels. */
const longestCanvasSide = 1_920;

interface ImagesDeps {
  images: ImagesRepository;
  unitOfWork: UnitOfWork<{ images: ImagesRepository }>;
  codec: ImageCodec;
  clock: Clock;
}

export type ImagesService = ReturnType<typeof createImagesService>;

/** Images of accounts' own. "Not there" and "somebody else's" are the same `Refusal('not_found')`. */
export function createImagesService({ images, unitOfWork, codec, clock }: ImagesDeps) {
  return {
    list: (accountId: string, page: Page): Promise<Paged<ImageFacts>> => images.page(accountId, page),

    async file(accountId: string, id: string): Promise<ImageFile> {
      const file = await images.findFile(accountId, id);
      if (!file) throw notFound('image');
      return file;
    },

    /** A copy that is no larger than a drawing can show. */
    async drawable(accountId: string, id: string): Promise<ImageFile> {
      const file = await images.findFile(accountId, id);
      if (!file) throw notFound('image');
      return codec.shrink(file, longestCanvasSide);
    },

    /**
     * Keeps a picture; the same file again is the same image. Throws `Refusal('image_invalid')`,
     * `Refusal('image_too_large')` and `Refusal('too_many')`.
     */
    async add(accountId: string, sent: Buffer): Promise<ImageFacts> {
      const digest = createHash('sha256').update(sent).digest('hex');
      const known = await images.findByDigest(accountId, digest);
      if (known) return known;
      refuseTooMany(await images.count(accountId));
      const file = await rewritten(codec, sent);
      return unitOfWork(async (tx) => {
        await tx.images.lockOwner(accountId);
        const meanwhile = await tx.images.findByDigest(accountId, digest);
        if (meanwhile) return meanwhile;
        refuseTooMany(await tx.images.count(accountId));
        return tx.images.insert({ ...file, id: newId(), accountId, digest, createdAt: clock.now() });
      });
    },

    /** Throws `Refusal('image_in_use')`. */
    delete: (accountId: string, id: string): Promise<void> =>
      unitOfWork(async (tx) => {
        await tx.images.lockOwner(accountId);
        const uses = await tx.images.countUses(accountId, id);
        if (uses > 0) throw inUse(uses);
        if (!(await tx.images.delete(accountId, id))) throw notFound('image');
      }),
  };
}

/** Checks what a file is before it is decoded: a small file may unpack to gigabytes. */
async function rewritten(codec: ImageCodec, sent: Buffer): Promise<ImageFile> {
  const type = imageTypeOf(sent);
  if (!type)
    throw new Refusal('image_invalid', 'This file is no PNG, JPEG or WebP picture. Please choose another one.');
  const size = await codec.readSize(sent);
  if (!size) throw broken();
  const { width, height } = size;
  if (Math.max(width, height) > maxSide || width * height > maxPixels) throw tooLarge(width, height);
  const file = await codec.rewrite(sent, type, maxPixels);
  if (!file) throw broken();
  return file;
}

function refuseTooMany(count: number): void {
  if (count >= maxImages) {
    throw new Refusal('too_many', 'You have 200 images already. Delete some to add others.');
  }
}

const inUse = (uses: number): Refusal =>
  new Refusal(
    'image_in_use',
    `${uses === 1 ? '1 ad uses' : `${uses.toLocaleString('en-US')} ads use`} this image, counting ads that were deleted in the last 7 days. Take it out of them first.`,
  );

const broken = (): Refusal =>
  new Refusal(
    'image_invalid',
    'This picture is broken and cannot be read. Please save it again and send the new file.',
  );

function tooLarge(width: number, height: number): Refusal {
  const size = `${width.toLocaleString('en-US')} × ${height.toLocaleString('en-US')} pixels`;
  return new Refusal(
    'image_too_large',
    `This picture has ${size}. It may have up to 8,000 on a side and 40 million in all; please make it smaller.`,
  );
}
