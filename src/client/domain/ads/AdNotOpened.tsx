import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { Problem } from '../../api/problem';
import { EmptyState } from '../../components/EmptyState';
import { ErrorPanel } from '../../components/ErrorPanel';
import { Panel } from '../../components/Panel';
import { paths } from '../../lib/paths';

type Props = { problem: Pick<Problem, 'status' | 'detail'>; onRetry: () => unknown };

/** What a page of one ad says where there is no such ad, or it did not load. */
export function AdNotOpened({ problem, onRetry }: Props) {
  if (problem.status !== 404) {
    return (
      <Panel flush>
        <ErrorPanel title="Couldn’t load the ad" detail={problem.detail} onRetry={() => void onRetry()} />
      </Panel>
    );
  }
  return (
    <Panel>
      <EmptyState
        title="Ad not found"
        text="It may have been deleted, or it belongs to another account."
        action={
          <Button variant="outlined" component={Link} to={paths.createAd}>
            Create an ad
          </Button>
        }
      />
    </Panel>
  );
}
