import { useDeferredValue, useEffect } from 'react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { styled } from '@mui/material/styles';
import { useParams, useSearchParams } from 'react-router-dom';
import { useGetAdQuery } from '../../api/adsApi';
import { problemOf } from '../../api/problem';
import { PageTitle } from '../../components/PageTitle';
import { SkeletonBlock } from '../../components/SkeletonBlock';
import { AdNotOpened } from '../../domain/ads/AdNotOpened';
import { editorPlaceIn } from '../../domain/ads/findingLinks';
import { WorkspaceOf } from '../../domain/teams/workspace';
import { useAppDispatch, useAppSelector } from '../../redux/hooks';
import { useListeners } from '../../redux/useListeners';
import { belowTablet } from '../../theme/tokens';
import { Editor } from './Editor';
import { useHandedText } from './handed/useHandedText';
import { addAdEditorListeners } from './state/adEditorListeners';
import { adReturnedTo, selectEditedAd } from './state/adEditorSlice';
import { leaveAd, openAd } from './state/adEditorThunks';

/** The editor of one ad. */
export function AdEditorPage() {
  const { id = '' } = useParams();
  useListeners(addAdEditorListeners);
  const dispatch = useAppDispatch();
  const isOpened = useAppSelector((state) => selectEditedAd(state, id) !== undefined);
  const teamId = useAppSelector((state) => selectEditedAd(state, id)?.teamId);
  // The editor has its own copy of the ad. If the query were refetched, it would return after every save.
  const query = useGetAdQuery(isOpened ? skipToken : { id }, { refetchOnMountOrArgChange: true });
  const loaded = query.isFetching ? undefined : query.currentData;
  useEffect(() => {
    if (loaded && !isOpened) void dispatch(openAd(loaded));
  }, [dispatch, loaded, isOpened]);
  useEffect(() => {
    dispatch(adReturnedTo({ id }));
    return () => void dispatch(leaveAd(id));
  }, [dispatch, id]);
  // The editor is rendered in slices, so that clicks in the meantime are answered: in one go, it blocks for 170 ms longer,
  // measured as for `nextTask`.
  const isShown = useDeferredValue(isOpened);
  const firstFormat = useHandedText(id, isOpened);
  const [address] = useSearchParams();
  if (isOpened && isShown)
    return (
      <WorkspaceOf teamId={teamId}>
        <Editor key={id} id={id} firstFormat={firstFormat} firstPlace={editorPlaceIn(address)} />
      </WorkspaceOf>
    );
  const problem = isOpened || query.isFetching ? undefined : problemOf(query.error);
  return (
    <>
      <PageTitle title="Ad" />
      {problem ? <AdNotOpened problem={problem} onRetry={query.refetch} /> : <Loading />}
    </>
  );
}

/** As wide as the editor, so that nothing moves when that is there. */
function Loading() {
  return (
    <Room data-page="wide" aria-busy="true" aria-label="Loading the ad…" role="status">
      <SkeletonBlock width="100%" height={420} />
    </Room>
  );
}

const Room = styled('div')({ padding: 24, [belowTablet]: { padding: 16 } });
