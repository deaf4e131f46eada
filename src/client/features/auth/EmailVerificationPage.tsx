import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router-dom';
import { useConfirmEmailVerificationMutation } from '../../api/api';
import { selectUser } from '../../api/authSlice';
import { problemOf } from '../../api/problem';
import { EmptyState } from '../../components/EmptyState';
import { ErrorPanel } from '../../components/ErrorPanel';
import { NarrowPage } from '../../components/NarrowPage';
import { PageHeader } from '../../components/PageHeader';
import { Panel } from '../../components/Panel';
import { useOnOpen } from '../../lib/useOnOpen';
import { productName } from '../../lib/pageSettings';
import { paths } from '../../lib/paths';
import { useAppSelector } from '../../redux/hooks';

/** Where the mailed link leads: confirms the address with the link's token, whether or not somebody is signed in. */
export function EmailVerificationPage() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  return (
    <NarrowPage width={420}>
      <PageHeader title="Confirm your email" subtitle="So receipts and other emails reach you." />
      <Panel>
        {token ? (
          <Confirmation key={token} token={token} />
        ) : (
          <EmptyState title="This link is incomplete" text="Open the link in the email again." />
        )}
      </Panel>
    </NarrowPage>
  );
}

function Confirmation({ token }: { token: string }) {
  // The outcome is kept over remounts, because the link works only once.
  const [confirm, { error, isSuccess }] = useConfirmEmailVerificationMutation({ fixedCacheKey: `verify ${token}` });
  const handleConfirm = () => void confirm({ emailVerification: { token } });
  useOnOpen(handleConfirm);
  const problem = problemOf(error);
  if (isSuccess) return <Confirmed title="Your email is confirmed" text="Thanks! You’re all set." />;
  if (problem?.code === 'verification_link_invalid') return <Refused detail={problem.detail} />;
  if (problem) {
    return <ErrorPanel title="We couldn’t confirm your email" detail={problem.detail} onRetry={handleConfirm} />;
  }
  return (
    <div role="status">
      <EmptyState title="Confirming your email…" text="This takes a moment." />
    </div>
  );
}

function Refused({ detail }: { detail: string }) {
  const user = useAppSelector(selectUser);
  if (user?.email_verified) return <Confirmed title="Your email is already confirmed" text="You’re all set." />;
  return (
    <div role="alert">
      <EmptyState
        title="This link no longer works"
        text={detail}
        action={
          <Button variant="outlined" component={Link} to={paths.settings}>
            Open Settings
          </Button>
        }
      />
    </div>
  );
}

function Confirmed({ title, text }: { title: string; text: string }) {
  return (
    <div role="status">
      <EmptyState
        title={title}
        text={text}
        action={
          <Button component={Link} to={paths.dashboard}>
            {`Go to ${productName()}`}
          </Button>
        }
      />
    </div>
  );
}
