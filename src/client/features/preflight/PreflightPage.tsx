import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router-dom';
import { useGetAdQuery } from '../../api/adsApi';
import { problemOf } from '../../api/problem';
import { EmptyState } from '../../components/EmptyState';
import { ErrorPanel } from '../../components/ErrorPanel';
import { PageHeader } from '../../components/PageHeader';
import { Panel } from '../../components/Panel';
import { SkeletonBlock } from '../../components/SkeletonBlock';
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
      <Panel flush={problem !== undefined}>
        {!problem && (
          <div role="status" aria-busy="true" aria-label="Loading the ad…">
            <SkeletonBlock width="100%" height={420} />
          </div>
        )}
        {problem?.status === 404 && (
          <EmptyState
            title="Ad not found"
            text="It may have been deleted, or it belongs to another account."
            action={
              <Button variant="outlined" component={Link} to={paths.createAd}>
                Create an ad
              </Button>
            }
          />
        )}
        {problem && problem.status !== 404 && (
          <ErrorPanel title="Couldn’t load the ad" detail={problem.detail} onRetry={() => void refetch()} />
        )}
      </Panel>
    </>
  );
}
