import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router-dom';
import { selectAuthStatus } from '../../api/authSlice';
import { type Problem, toProblem } from '../../api/problem';
import { useGetInvitationQuery } from '../../api/teamsApi';
import { EmptyState } from '../../components/EmptyState';
import { ErrorPanel } from '../../components/ErrorPanel';
import { NarrowPage } from '../../components/NarrowPage';
import { PageHeader } from '../../components/PageHeader';
import { Panel } from '../../components/Panel';
import { SkeletonBlock } from '../../components/SkeletonBlock';
import { paths } from '../../lib/paths';
import { useAppSelector } from '../../redux/hooks';
import { InvitationAnswer } from './InvitationAnswer';
import { InvitationWords } from './InvitationWords';

const closedTitles: Partial<Record<NonNullable<Problem['code']>, string>> = {
  invitation_expired: 'This invitation has expired',
  invitation_used: 'This link doesn’t work anymore',
  not_found: 'This link doesn’t work anymore',
  validation_failed: 'This link is incomplete',
};

/** Where an invitation's link leads. Nothing is accepted before the button is pressed. */
export function InvitationPage() {
  const { token = '' } = useParams();
  const { currentData: invitation, error, isFetching, refetch } = useGetInvitationQuery({ token });
  const isKnown = useAppSelector(selectAuthStatus) !== 'loading';
  const problem = error && !isFetching ? toProblem(error) : undefined;
  return (
    <NarrowPage width={480}>
      {/* The invitation stays shown while it is accepted, because the link can't be read again. */}
      {invitation && isKnown ? (
        <>
          <PageHeader title={`Join ${invitation.team.name}`} />
          <Panel>
            <InvitationWords invitation={invitation} />
            <InvitationAnswer token={token} invitation={invitation} />
          </Panel>
        </>
      ) : (
        <>
          <PageHeader title="Invitation" />
          <Panel>{problem ? <Closed problem={problem} onRetry={() => void refetch()} /> : <Loading />}</Panel>
        </>
      )}
    </NarrowPage>
  );
}

function Loading() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading the invitation…">
      <SkeletonBlock width="100%" height={120} />
    </div>
  );
}

function Closed({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const isSignedIn = useAppSelector(selectAuthStatus) === 'authenticated';
  const title = problem.code && closedTitles[problem.code];
  if (!title) return <ErrorPanel title="Couldn’t load the invitation" detail={problem.detail} onRetry={onRetry} />;
  return (
    <div role="alert">
      <EmptyState
        title={title}
        text={problem.code === 'validation_failed' ? 'Open the link in the email again.' : problem.detail}
        action={
          <Button variant="outlined" component={Link} to={isSignedIn ? paths.campaigns : paths.dashboard}>
            {isSignedIn ? 'Go to your campaigns' : 'Go to the home page'}
          </Button>
        }
      />
    </div>
  );
}
