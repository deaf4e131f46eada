import { Globe } from 'lucide-react';
import { PostHead } from '../parts/PostHead';
import type { Advertiser } from '../previewProps';

/** The head of a post on Facebook. */
export function FacebookHead({ advertiser }: { advertiser: Advertiser }) {
  return (
    <PostHead
      advertiser={advertiser}
      size={40}
      note={
        <>
          Sponsored · <Globe size={12} strokeWidth={1.75} aria-hidden="true" />
        </>
      }
    />
  );
}
