import { styled } from '@mui/material/styles';
import type { Receipt } from '../../api/billingApi';
import { Hint } from '../../components/Hint';
import { Panel } from '../../components/Panel';
import { formatAmount } from '../../lib/amounts';
import { formatDayOf, formatMoment } from '../../lib/dates';
import { belowTablet, tokens } from '../../theme/tokens';
import { TransactionStatusChip } from './TransactionStatusChip';

/** The receipt itself, as it is printed. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { transaction, issued_by: issuer, billed_to: person, lines, is_sandbox: isSandbox } = receipt;
  const { period_start: start, period_end: end } = receipt;
  const facts = [
    ['Receipt number', transaction.id],
    ['Issued', formatMoment(transaction.created_at)],
    ...(start !== null && end !== null ? [['Period', `${formatDayOf(start)} to ${formatDayOf(end)}`]] : []),
    ['Billed to', `${person.full_name}, ${person.email}`],
  ];
  return (
    <Panel>
      <Head>
        <strong>{issuer}</strong>
        <TransactionStatusChip status={transaction.status} />
      </Head>
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <Lines aria-label="Amounts">
        <thead>
          <tr>
            <th scope="col">Description</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ description, amount }) => (
            <tr key={description}>
              <td>{description}</td>
              <td>{formatAmount(amount, transaction.currency)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td>{formatAmount(transaction.amount_total, transaction.currency)}</td>
          </tr>
        </tfoot>
      </Lines>
      {isSandbox && <Hint above={16}>Paid in the sandbox. No money was charged, and this isn’t proof of payment.</Hint>}
    </Panel>
  );
}

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  fontSize: 16,
  lineHeight: '24px',
  '& strong': { fontWeight: 600 },
});

const Facts = styled('dl')({
  display: 'grid',
  gap: 8,
  margin: '20px 0 28px',
  '& > div': { display: 'grid', gap: '0 16px', gridTemplateColumns: '140px minmax(0, 1fr)' },
  '& dt': { color: tokens.text2 },
  '& dd': { overflowWrap: 'anywhere' },
  [belowTablet]: { '& > div': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

const Lines = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  textAlign: 'left',
  '& th, & td': { padding: '12px 0', borderTop: `1px solid ${tokens.line}` },
  '& th:last-of-type:not(:first-of-type), & td:last-of-type': {
    paddingLeft: 16,
    textAlign: 'right',
    whiteSpace: 'nowrap',
  },
  '& thead th': { padding: '8px 0', border: 0, fontSize: 12, lineHeight: '16px', fontWeight: 500, color: tokens.text2 },
  '& tfoot th, & tfoot td': { fontWeight: 600 },
});
