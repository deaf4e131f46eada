import { styled } from '@mui/material/styles';
import { tokens } from '../theme/tokens';

/** One thing in which two versions differ, in words. */
export type Difference = { label: string; mine: string; other: string };

/** Where two versions of one thing differ, mine beside the one that was saved meanwhile. */
export function VersionDifferences({ differences }: { differences: readonly Difference[] }) {
  return (
    <Table>
      <caption>How the two versions differ</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Mine</th>
          <th scope="col">The other</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ label, mine, other }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td dir="auto">{mine || '–'}</td>
            <td dir="auto">{other || '–'}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled('table')({
  width: '100%',
  marginTop: 16,
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: 13,
  lineHeight: '18px',
  '& caption': { paddingBottom: 8, fontWeight: 500, textAlign: 'left' },
  '& th, & td': {
    padding: '8px 12px 8px 0',
    borderTop: `1px solid ${tokens.line}`,
    textAlign: 'left',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  '& th': { fontWeight: 500, color: tokens.text2 },
});
