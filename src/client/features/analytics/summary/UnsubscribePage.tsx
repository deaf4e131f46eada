import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router-dom';
import { problemOf } from '../../../api/problem';
import { useStopProofEmailsMutation } from '../../../api/proofsApi';
import { useStopEmailSummaryMutation } from '../../../api/summariesApi';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorPanel } from '../../../components/ErrorPanel';
import { NarrowPage } from '../../../components/NarrowPage';
import { PageHeader } from '../../../components/PageHeader';
import { Panel } from '../../../components/Panel';
import { useOnOpen } from '../../../lib/useOnOpen';
import { paths } from '../../../lib/paths';

/** Where the link of a summary leads, or of a mail about what clients say: turns them off, without a sign-in. */
export function UnsubscribePage() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  return (
    <NarrowPage width={420}>
      <PageHeader title="Unsubscribe" />
      <Panel>
        {token ? (
          <Stopping key={token} token={token} mails={query.get('from') === 'proofs' ? ofProofs : ofSummaries} />
        ) : (
          <EmptyState title="This link is incomplete" text="Open the link in the email again." />
        )}
      </Panel>
    </NarrowPage>
  );
}

/** What mail programs send for their own button. */
const form = () => new Blob(['List-Unsubscribe=One-Click'], { type: 'application/x-www-form-urlencoded' });

type Mails = {
  useStop: typeof useStopEmailSummaryMutation | typeof useStopProofEmailsMutation;
  stopped: string;
  /** Where they are turned on again. */
  place: { to: string; label: string };
};

const ofSummaries: Mails = {
  useStop: useStopEmailSummaryMutation,
  stopped: 'You won’t get this summary anymore. You can turn it back on at any time.',
  place: { to: paths.analytics, label: 'Open Analytics' },
};

const ofProofs: Mails = {
  useStop: useStopProofEmailsMutation,
  stopped: 'You won’t get emails about what clients say anymore. You can turn them back on in Settings at any time.',
  place: { to: paths.settings, label: 'Open Settings' },
};

function Stopping({ token, mails: { useStop, stopped, place } }: { token: string; mails: Mails }) {
  const [stop, { error, isSuccess }] = useStop();
  const handleStop = () => void stop({ token, body: form() });
  useOnOpen(handleStop);
  const problem = problemOf(error);
  if (isSuccess) {
    return (
      <div role="status">
        <EmptyState
          title="You’re unsubscribed"
          text={stopped}
          action={
            <Button variant="outlined" component={Link} to={place.to}>
              {place.label}
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
