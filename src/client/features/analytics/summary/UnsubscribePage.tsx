import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router-dom';
import { problemOf } from '../../../api/problem';
import { useStopEmailSummaryMutation } from '../../../api/summariesApi';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorPanel } from '../../../components/ErrorPanel';
import { NarrowPage } from '../../../components/NarrowPage';
import { PageHeader } from '../../../components/PageHeader';
import { Panel } from '../../../components/Panel';
import { useOnOpen } from '../../../lib/useOnOpen';
import { paths } from '../../../lib/paths';

/** Where a summary's link leads: turns it off, whether or not somebody is signed in. */
export function UnsubscribePage() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  return (
    <NarrowPage width={420}>
      <PageHeader title="Unsubscribe" />
      <Panel>
        {token ? (
          <Stopping key={token} token={token} />
        ) : (
          <EmptyState title="This link is incomplete" text="Open the link in the email again." />
        )}
      </Panel>
    </NarrowPage>
  );
}

/** What mail programs send for their own button. */
const form = () => new Blob(['List-Unsubscribe=One-Click'], { type: 'application/x-www-form-urlencoded' });

function Stopping({ token }: { token: string }) {
  const [stop, { error, isSuccess }] = useStopEmailSummaryMutation();
  const handleStop = () => void stop({ token, body: form() });
  useOnOpen(handleStop);
  const problem = problemOf(error);
  if (isSuccess) {
    return (
      <div role="status">
        <EmptyState
          title="You’re unsubscribed"
          text="You won’t get this summary anymore. You can turn it back on at any time."
          action={
            <Button variant="outlined" component={Link} to={paths.analytics}>
              Open Analytics
            </Button>
          }
        />
      </div>
    );
  }
  if (problem?.status === 404) {
    return (
      <div role="alert">
        <EmptyState title="This link no longer works" text={problem.detail} />
      </div>
    );
  }
  if (problem) return <ErrorPanel title="We couldn’t unsubscribe you" detail={problem.detail} onRetry={handleStop} />;
  return (
    <div role="status">
      <EmptyState title="Unsubscribing…" text="This takes a moment." />
    </div>
  );
}
