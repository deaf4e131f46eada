/* oxlint-disable jsx-a11y/no-redundant-roles -- the phone's layout takes their roles from the table's elements */
import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { PlanId } from '../../api/api';
import type { Plan } from '../../api/billingApi';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { belowTablet, tokens } from '../../theme/tokens';
import { type ComparisonCell, comparisonOf } from './planOffers';

type Props = { plans: Plan[] | undefined; ownPlan: PlanId | undefined };

/** What each plan offers, cell by cell. On phones each feature stands above its row. */
export function PlanComparison({ plans, ownPlan }: Props) {
  const { columns, rows } = comparisonOf(plans);
  return (
    <Table role="table" aria-label="Compare plans">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            Feature
          </th>
          {columns.map(({ id, name }) => (
            <th key={id} role="columnheader" scope="col" data-own={id === ownPlan || undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ label, address, cells }) => (
          <tr key={label} role="row">
            <th role="rowheader" scope="row">
              {address === undefined ? label : <Link to={address}>{label}</Link>}
            </th>
            {cells.map(({ plan, cell }) => (
              <td key={plan} role="cell">
                <Cell cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Cell({ cell }: { cell: ComparisonCell }) {
  if (typeof cell === 'string') return cell;
  return (
    <>
      {cell ? <Check size={16} strokeWidth={1.75} aria-hidden="true" /> : <span aria-hidden="true">–</span>}
      <VisuallyHidden>{cell ? 'Included' : 'Not included'}</VisuallyHidden>
    </>
  );
}

const Table = styled('table')({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  textAlign: 'left',
  '& tr': { borderBottom: `1px solid ${tokens.line}` },
  '& th, & td': { height: 46, padding: '6px 12px 6px 0' },
  '& td': { position: 'relative' },
  '& td svg': { display: 'block' },
  '& td > span[aria-hidden]': { color: tokens.text3 },
  '& thead th': { height: 40, fontSize: 12, lineHeight: '16px', fontWeight: 500, color: tokens.text2 },
  '& thead th[data-own]': { fontWeight: 600, color: tokens.text },
  '& tbody th': { fontWeight: 500 },
  '& th:first-of-type': { width: '21%' },
  [belowTablet]: {
    '& tr': { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    '& thead, & tbody': { display: 'block' },
    '& th, & td': { height: 'auto', padding: '2px 8px 12px 0', fontSize: 13, lineHeight: '18px' },
    '& thead th': { padding: '0 8px 8px 0' },
    '& thead th:first-of-type': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& tbody th': { gridColumn: '1 / -1', width: 'auto', padding: '12px 0 2px' },
    '& tbody th:first-of-type': { width: 'auto' },
  },
});
