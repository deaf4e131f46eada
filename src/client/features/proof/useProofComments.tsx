import { useCallback, useMemo, useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { pageArguments, readOf } from '../../api/page';
import { type NewComment, type SharedAd, useListSharedCommentsQuery } from '../../api/proofsApi';
import { CommentPins } from '../../domain/proofs/comments/CommentPins';
import { commentsAPage } from '../../domain/proofs/comments/CommentList';
import type { CommentPlace } from './commentPlace';
import { PlacePicker } from './PlacePicker';

/**
 * The open comments on an ad, and what lies on its previews: their pins, or while somebody chooses a place, what takes
 * the click.
 */
export function useProofComments(ad: SharedAd, token: string, access: string | undefined) {
  const [page, setPage] = useState(1);
  const [isChoosing, setIsChoosing] = useState(false);
  const [place, setPlace] = useState<CommentPlace>();
  const asked = { token, adId: ad.id, ...(access && { access }), ...pageArguments(page, commentsAPage) };
  const query = useListSharedCommentsQuery(ad.comments.open > 0 ? asked : skipToken);
  const items = query.data?.items;
  const comments = useMemo(() => items ?? [], [items]);
  const choose = useCallback((chosen: CommentPlace) => {
    setIsChoosing(false);
    setPlace(chosen);
  }, []);
  const layer = useCallback(
    (format: NewComment['format'], preview: number) =>
      isChoosing ? (
        <PlacePicker {...{ format, preview }} onChoose={choose} />
      ) : (
        <CommentPins {...{ comments, format, preview }} />
      ),
    [isChoosing, comments, choose],
  );
  return {
    read: readOf(query),
    ...{ page, setPage, isChoosing, setIsChoosing, place, setPlace, layer },
  };
}
