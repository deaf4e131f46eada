import { PostHead } from '../parts/PostHead';
import { handleOf } from '../handleOf';
import type { Advertiser } from '../previewProps';

/** The head of a post on Instagram, which names accounts by their handle. */
export function InstagramHead({ advertiser }: { advertiser: Advertiser }) {
  return <PostHead advertiser={advertiser} name={handleOf(advertiser.name)} note="Sponsored" size={32} />;
}
