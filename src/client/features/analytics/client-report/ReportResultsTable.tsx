import { styled } from '@mui/material/styles';
import { mostRowsTogether, type ReportTable } from '../../../../ad-kit/client-report/tables';
import { FinePrint } from '../../../components/FinePrint';
import { belowTablet, tokens } from '../../../theme/tokens';
import { ReportPartHeading } from './ReportPartHeading';

/** A breakdown as a table; on paper a short one is on one page, and of others the head stands on every page. No row is cut. */
export function ReportResultsTable({ table }: { table: ReportTable }) {
  const { title, by, columns, rows, note } = table;
  return (
    <section>
      <ReportPartHeading>{title}</ReportPartHeading>
      {/* Reached by keyboard, since a phone has to scroll it sideways. */}
      <Scroll role="region" aria-label={title} tabIndex={0}>
        <Table aria-label={`Results by ${by.toLowerCase()}`}>
          <thead>
            <tr>
              <th scope="col">{by}</th>
              {columns.map((column) => (
                <th scope="col" key={column}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ kind, name, cells }, index) => (
              <tr key={index} data-kind={kind}>
                <th scope="row">
                  <bdi>{name}</bdi>
                </th>
                {cells.map((cell, at) => (
                  <td key={columns[at]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
      {note !== '' && <FinePrint above={8}>{note}</FinePrint>}
    </section>
  );
}

const Scroll = styled('div')({ overflowX: 'auto', '@media print': { overflow: 'visible' } });

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 12,
  lineHeight: '16px',
  '& th, & td': {
    padding: '8px 0 8px 12px',
    textAlign: 'right',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
    borderBottom: `1px solid ${tokens.line}`,
  },
  '& th:first-of-type': { paddingLeft: 0, textAlign: 'left' },
  '& thead th': { fontWeight: 400, color: tokens.text2, borderColor: tokens.strongLine },
  '& tbody th': { minWidth: 120, fontWeight: 400, whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& tr': { breakInside: 'avoid' },
  '& tr[data-kind="rest"] > *': { color: tokens.text2 },
  '& tr[data-kind="total"] > *': { fontWeight: 600 },
  [`& tbody:not(:has(tr:nth-of-type(${mostRowsTogether + 1})))`]: { breakInside: 'avoid' },
  // A page has more of a long table than its first row, or its sums.
  '& tbody tr:first-of-type': { breakAfter: 'avoid' },
  '& tr:nth-last-of-type(2)': { breakAfter: 'avoid' },
  [belowTablet]: { '& tbody th': { minWidth: 104 } },
});
