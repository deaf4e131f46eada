import { useParams } from 'react-router-dom';
import { useGetAdQuery } from '../../api/adsApi';
import { problemOf } from '../../api/problem';
import { PageHeader } from '../../components/PageHeader';
import { Panel } from '../../components/Panel';
import { SkeletonBlock } from '../../components/SkeletonBlock';
import { AdNotOpened } from '../../domain/ads/AdNotOpened';
import { WorkspaceOf } from '../../domain/teams/workspace';
import { paths } from '../../lib/paths';
import { Preflight } from './Preflight';

/** Between an ad's "Download" and its files: everything that is worth a look before they go out. */
export function PreflightPage() {
  const { id = '' } = useParams();
  const { currentData: ad, isFetching, error, refetch } = useGetAdQuery({ id });
  if (ad)
    return (
      <WorkspaceOf teamId={ad.team_id}>
        <Preflight ad={ad} />
      </WorkspaceOf>
    );
  const problem = isFetching ? undefined : problemOf(error);
  return (
    <>
      <PageHeader title="Preflight" back={{ to: paths.ad(id), label: 'Back to the editor' }} />
      {problem ? (
        <AdNotOpened problem={problem} onRetry={refetch} />
      ) : (
        <Panel>
          <div role="status" aria-busy="true" aria-label="Loading the ad…">
            <SkeletonBlock width="100%" height={420} />
          </div>
        </Panel>
      )}
    </>
  );
}
