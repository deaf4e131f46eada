import { newId } from '../../lib/ids';
import { Refusal } from '../../lib/refusal';
import type { ImagesRepository } from './images.repository';
import { maxImages } from './images.service';

/** What is needed to move images in a transaction. */
export interface ImageMoveTx {
  images: Pick<ImagesRepository, 'count' | 'findSame' | 'move' | 'copy' | 'delete'>;
}

/** An image that goes to another workspace with what uses it. */
export interface MovedImage {
  imageId: string;
  /** Whether something that stays uses it, too: then a copy goes. */
  isUsedElsewhere: boolean;
}

/**
 * Moves or copies images to a workspace, in a transaction that has locked it. Returns which images replace which:
 * copies, and images of the same file that are already there. Throws `Refusal('too_many')`.
 */
export async function moveImages(tx: ImageMoveTx, moved: MovedImage[], to: string): Promise<Map<string, string>> {
  const ids = moved.map(({ imageId }) => imageId);
  const others = await tx.images.findSame(ids, to);
  const arriving = moved.filter(({ imageId }) => !others.has(imageId));
  if ((await tx.images.count(to)) + arriving.length > maxImages) throw tooMany();
  const alone = arriving.filter(({ isUsedElsewhere }) => !isUsedElsewhere).map(({ imageId }) => imageId);
  if (alone.length > 0) await tx.images.move(alone, to);
  for (const { imageId } of arriving.filter(({ isUsedElsewhere }) => isUsedElsewhere)) {
    const copyId = newId();
    await tx.images.copy(imageId, copyId, to);
    others.set(imageId, copyId);
  }
  return others;
}

/** Deletes the workspace's images that were replaced, unless something that stays uses them. */
export async function deleteReplaced(
  tx: ImageMoveTx,
  moved: MovedImage[],
  others: ReadonlyMap<string, string>,
  from: string,
): Promise<void> {
  for (const { imageId, isUsedElsewhere } of moved) {
    if (others.has(imageId) && !isUsedElsewhere) await tx.images.delete(from, imageId);
  }
}

const tooMany = (): Refusal =>
  new Refusal('too_many', `There would be more than ${maxImages} images in the destination. Delete some there first.`);
