import { useCallback, useMemo, useState } from 'react';
import type { AdFormat } from '../../../../ad-kit/ad';
import { pageArguments, readOf } from '../../../api/page';
import { useListAdCommentsQuery } from '../../../api/proofsApi';
import { CommentPins } from '../../../domain/proofs/comments/CommentPins';
import { commentsAPage } from '../../../domain/proofs/comments/CommentList';

/** What clients with a proof link said about an ad: its open and its resolved comments, and the pins of the open ones. */
export function useAdComments(id: string) {
  const open = useComments(id, 'open');
  const resolved = useComments(id, 'resolved');
  const items = open.read.data?.items;
  const comments = useMemo(() => items ?? [], [items]);
  const pins = useCallback(
    (format: AdFormat, preview: number) => <CommentPins {...{ comments, format, preview }} />,
    [comments],
  );
  return { open, resolved, layer: comments.length > 0 ? pins : undefined };
}

/** Clients comment at any time, so the list is read again whenever the ad is opened. */
function useComments(id: string, state: 'open' | 'resolved') {
  const [page, setPage] = useState(1);
  const asked = { id, state, ...pageArguments(page, commentsAPage) };
  const query = useListAdCommentsQuery(asked, { refetchOnMountOrArgChange: true });
  return { read: readOf(query), total: query.data?.total ?? 0, page, onPage: setPage };
}
