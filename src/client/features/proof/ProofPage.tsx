import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { useParams } from 'react-router-dom';
import { type Problem, problemOf } from '../../api/problem';
import { useGetSharedProofQuery } from '../../api/proofsApi';
import { EmptyState } from '../../components/EmptyState';
import { ErrorPanel } from '../../components/ErrorPanel';
import { NarrowPage } from '../../components/NarrowPage';
import { PageHeader } from '../../components/PageHeader';
import { Panel } from '../../components/Panel';
import { ProductMark } from '../../components/ProductMark';
import { SkeletonBlock } from '../../components/SkeletonBlock';
import { productName } from '../../lib/pageSettings';
import { lazyPart } from '../../lib/speed/lazyPart';
import { tokens } from '../../theme/tokens';
import { ProofWall } from './ProofWall';

const UnlockForm = lazyPart(async () => (await import('./UnlockForm')).UnlockForm);

/** Why a link shows nothing, where another try would change nothing. */
const closedTitles: Partial<Record<NonNullable<Problem['code']>, string>> = {
  not_found: 'This link doesn’t work anymore',
  proof_expired: 'This link has expired',
  validation_failed: 'This link is incomplete',
};

/** Where a proof's link leads: the ads, for somebody who may have no account. */
export function ProofPage() {
  const { token = '' } = useParams();
  const [access, setAccess] = useState<string>();
  const { data, error, isFetching, refetch } = useGetSharedProofQuery({ token, ...(access && { access }) });
  const problem = problemOf(error);
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <Content>
        {problem?.code === 'proof_locked' ? (
          <UnlockForm token={token} onUnlock={setAccess} />
        ) : data && !isClosed(problem) ? (
          <ProofWall token={token} access={access} proof={data} failure={problem?.detail} />
        ) : (
          <NarrowPage width={480}>
            <PageHeader title="Ads for review" />
            <Panel flush>
              {problem && !isFetching ? <Closed problem={problem} onRetry={() => void refetch()} /> : <Loading />}
            </Panel>
          </NarrowPage>
        )}
      </Content>
      <Maker>
        <ProductMark size={16} />
        {productName()}
      </Maker>
    </>
  );
}

const isClosed = (problem: Problem | undefined): boolean => closedTitle(problem) !== undefined;

const closedTitle = (problem: Problem | undefined): string | undefined => problem?.code && closedTitles[problem.code];

function Loading() {
  return (
    <Skeleton role="status" aria-busy="true" aria-label="Loading the ads…">
      <SkeletonBlock width="100%" height={320} />
    </Skeleton>
  );
}

function Closed({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const title = closedTitle(problem);
  if (!title) return <ErrorPanel title="Couldn’t load the ads" detail={problem.detail} onRetry={onRetry} />;
  const isCut = problem.code === 'validation_failed';
  const text = isCut ? 'Open the link you were sent again.' : 'Ask the person who sent it to you for a new one.';
  return (
    <div role="alert">
      <EmptyState title={title} text={text} />
    </div>
  );
}

const Content = styled('div')({ minHeight: 'calc(100vh - 136px)' });
const Skeleton = styled('div')({ padding: 20 });

const Maker = styled('footer')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginTop: 32,
  fontSize: 12,
  lineHeight: '16px',
  color: tokens.text2,
});
