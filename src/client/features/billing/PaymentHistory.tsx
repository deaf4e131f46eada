import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { Transaction } from '../../api/api';
import { useListTransactionsQuery } from '../../api/billingApi';
import { pageArguments, readOf } from '../../api/page';
import { problemOf } from '../../api/problem';
import { EmptyState } from '../../components/EmptyState';
import { LoadingLines } from '../../components/LoadingLines';
import { PagedList } from '../../components/PagedList';
import { Panel } from '../../components/Panel';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { formatAmount } from '../../lib/amounts';
import { formatDayOf } from '../../lib/dates';
import { paths } from '../../lib/paths';
import { belowTablet, tokens } from '../../theme/tokens';
import { TransactionStatusChip } from './TransactionStatusChip';

const pageSize = 10;

/** The account's payments, the newest first, each with its receipt. */
export function PaymentHistory() {
  const [page, setPage] = useState(1);
  const query = useListTransactionsQuery(pageArguments(page, pageSize));
  // A backend that keeps no payments has nothing to show.
  if (problemOf(query.error)?.status === 404) return null;
  return (
    <Panel flush title="Payment history">
      <PagedList
        isFramed
        read={readOf(query)}
        page={page}
        pageSize={pageSize}
        onPage={setPage}
        loading={<LoadingLines label="Loading payments" widths={['60%', '60%']} />}
        empty={<EmptyState title="No payments yet" text="Payments and receipts will appear here." />}
        failedTitle="Couldn’t load payments"
      >
        {(transactions, pager) => (
          <>
            <Transactions transactions={transactions} />
            {pager}
          </>
        )}
      </PagedList>
    </Panel>
  );
}

function Transactions({ transactions }: { transactions: Transaction[] }) {
  return (
    <Table aria-label="Payment history">
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Description</th>
          <th scope="col">Status</th>
          <th scope="col">Amount</th>
          <th scope="col">
            <VisuallyHidden>Receipt</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {transactions.map((transaction) => (
          <TransactionRow key={transaction.id} {...transaction} />
        ))}
      </tbody>
    </Table>
  );
}

function TransactionRow({
  id,
  created_at: createdAt,
  description,
  status,
  amount_total: amount,
  currency,
}: Transaction) {
  const day = formatDayOf(createdAt);
  return (
    <tr>
      <td>{day}</td>
      <td>{description}</td>
      <td>
        <TransactionStatusChip status={status} />
      </td>
      <td>{formatAmount(amount, currency)}</td>
      <td>
        {status !== 'failed' && (
          <Link to={paths.receipt(id)} aria-label={`Receipt from ${day}, ${description}`}>
            Receipt
          </Link>
        )}
      </td>
    </tr>
  );
}

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  textAlign: 'left',
  '& th, & td': { height: 48, padding: '0 12px' },
  '& th:first-of-type, & td:first-of-type': { paddingLeft: 20 },
  '& th:last-of-type, & td:last-of-type': { paddingRight: 20, textAlign: 'right' },
  '& th:nth-of-type(4), & td:nth-of-type(4)': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& th': { position: 'relative', height: 36, fontSize: 12, lineHeight: '16px', fontWeight: 500, color: tokens.text2 },
  '& td': { borderTop: `1px solid ${tokens.line}` },
  '& td:first-of-type': { whiteSpace: 'nowrap' },
  '& a': { fontWeight: 500, textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  // One payment is two lines on a phone: what it was and its amount, below them the day, the status and the receipt.
  [belowTablet]: {
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '&, & tbody': { display: 'block' },
    '& tr': {
      display: 'grid',
      alignItems: 'center',
      gap: '6px 12px',
      gridTemplateColumns: 'auto auto minmax(0, 1fr)',
      gridTemplateAreas: '"what what amount" "day status receipt"',
      padding: '12px 16px',
      borderTop: `1px solid ${tokens.line}`,
    },
    '& tr > td, & tr > td:first-of-type, & tr > td:last-of-type': { height: 'auto', padding: 0, border: 0 },
    '& td:nth-of-type(1)': { gridArea: 'day', fontSize: 13, lineHeight: '18px', color: tokens.text2 },
    '& td:nth-of-type(2)': { gridArea: 'what' },
    '& td:nth-of-type(3)': { gridArea: 'status' },
    '& td:nth-of-type(4)': { gridArea: 'amount' },
    '& td:nth-of-type(5)': { gridArea: 'receipt' },
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 32 },
  },
});
