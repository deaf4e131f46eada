import { notFound } from '../../lib/refusal';
import type { Scope } from '../../lib/scope';
import type { ImagesRepository } from './images.repository';

/** What is needed to name images in a transaction. */
export interface OwnImagesTx {
  images: Pick<ImagesRepository, 'countAmong'>;
}

/** Throws `Refusal('not_found')` unless all of these images, each named once, are the workspace's. */
export async function refuseForeignImages(tx: OwnImagesTx, { workspaceId }: Scope, imageIds: string[]): Promise<void> {
  if (imageIds.length === 0) return;
  if ((await tx.images.countAmong(workspaceId, imageIds)) !== imageIds.length) throw notFound('image');
}
