import type { ReactNode } from 'react';
import type { AdComment } from '../../../api/proofsApi';
import { LoadingLines } from '../../../components/LoadingLines';
import { PagedList, type PageRead } from '../../../components/PagedList';
import { QuietText } from '../../../components/QuietText';
import { CommentThread } from './CommentThread';

/** How many are on one page. */
export const commentsAPage = 20;

type Props = {
  read: PageRead<AdComment>;
  page: number;
  onPage: (page: number) => void;
  /** What to say where there is none. */
  none: string;
  /** Whether a comment's pin is on the page. */
  isPinned: (comment: AdComment) => boolean;
  /** What can be done with one. */
  actions?: (comment: AdComment) => ReactNode;
};

/** Comments on an ad, page by page, the oldest first. */
export function CommentList({ read, page, onPage, none, isPinned, actions }: Props) {
  return (
    <PagedList
      read={read}
      {...{ page, onPage }}
      pageSize={commentsAPage}
      isFramed
      loading={<LoadingLines label="Loading the comments…" widths={['40%', '80%']} />}
      empty={<QuietText>{none}</QuietText>}
      failedTitle="Couldn’t load the comments"
    >
      {(comments, pager) => (
        <>
          <ul>
            {comments.map((comment) => (
              <CommentThread key={comment.id} comment={comment} isPinned={isPinned(comment)}>
                {actions?.(comment)}
              </CommentThread>
            ))}
          </ul>
          {pager}
        </>
      )}
    </PagedList>
  );
}
