import { styled } from '@mui/material/styles';
import { tokens } from '../theme/tokens';

/** One thing in which two versions differ, in words. */
export type Difference = { label: string; mine: string; other: string };

type Props = {
  differences: readonly Difference[];
  /** What the two versions are called. */
  names?: Omit<Difference, 'label'>;
};

const mineAndOther = { mine: 'Mine', other: 'The other' };

/** Where two versions of one thing differ, beside each other; mine and one that was saved meanwhile unless said otherwise. */
export function VersionDifferences({ differences, names = mineAndOther }: Props) {
  return (
    <Table>
      <caption>How the two versions differ</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">{names.mine}</th>
          <th scope="col">{names.other}</th>
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
