import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useParams } from 'react-router-dom';
import { type Receipt, useGetReceiptQuery } from '../../api/billingApi';
import { toProblem } from '../../api/problem';
import { EmptyState } from '../../components/EmptyState';
import { ErrorPanel } from '../../components/ErrorPanel';
import { PageHeader } from '../../components/PageHeader';
import { Panel } from '../../components/Panel';
import { PrintButton } from '../../components/PrintButton';
import { SkeletonBlock } from '../../components/SkeletonBlock';
import { formatDayOf } from '../../lib/dates';
import { paths } from '../../lib/paths';
import { onPaper } from '../../theme/onPaper';
import { ReceiptSheet } from './ReceiptSheet';

const back = { to: paths.billing, label: 'Billing & Plans' };

/** One payment with all that a receipt states, to keep or to print. */
export function ReceiptPage() {
  const { id = '' } = useParams();
  const { currentData: receipt, error, refetch } = useGetReceiptQuery({ id });
  if (receipt) return <LoadedReceipt receipt={receipt} />;
  const problem = error && toProblem(error);
  return (
    <Page>
      <PageHeader title="Receipt" back={back} />
      <Panel flush={problem !== undefined}>
        {!problem && <SkeletonBlock width="100%" height={360} />}
        {problem?.status === 404 && (
          <EmptyState title="Receipt not found" text="This account has no payment with that number." />
        )}
        {problem && problem.status !== 404 && (
          <ErrorPanel title="Couldn’t load the receipt" detail={problem.detail} onRetry={() => void refetch()} />
        )}
      </Panel>
    </Page>
  );
}

function LoadedReceipt({ receipt }: { receipt: Receipt }) {
  return (
    <Page>
      <GlobalStyles styles={onPaper} />
      <PageHeader
        title={`Receipt from ${formatDayOf(receipt.transaction.created_at)}`}
        back={back}
        actions={<PrintButton />}
      />
      <ReceiptSheet receipt={receipt} />
    </Page>
  );
}

const Page = styled('div')({ maxWidth: 720 });
