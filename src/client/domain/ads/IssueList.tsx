import { styled } from '@mui/material/styles';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { type AdFinding, placeOf } from '../../../ad-kit/preflight/finding';
import { tokens } from '../../theme/tokens';

/** What an issue says, within the link or button that leads to its field. */
export function IssueWords({ finding }: { finding: AdFinding }) {
  const isBad = finding.severity === 'blocks';
  const Shape = isBad ? CircleAlert : TriangleAlert;
  return (
    <>
      <Shape size={16} strokeWidth={1.75} aria-hidden="true" data-tone={isBad ? 'bad' : 'warn'} />
      <span>
        <strong>{placeOf(finding)}</strong>
        <span>{finding.sentence}</span>
      </span>
    </>
  );
}

export const IssueList = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li + li': { borderTop: `1px solid ${tokens.line}` },
  '& :is(button, a)': {
    display: 'flex',
    gap: 10,
    width: '100%',
    minHeight: 44,
    padding: '10px 0',
    border: 0,
    background: 'none',
    font: 'inherit',
    fontSize: 13,
    lineHeight: '18px',
    textAlign: 'left',
    color: tokens.text,
    textDecoration: 'none',
    cursor: 'pointer',
    '&:hover strong': { textDecoration: 'underline' },
    '& > svg': { marginTop: 1, flexShrink: 0 },
    '& > svg[data-tone="bad"]': { color: tokens.bad },
    '& > svg[data-tone="warn"]': { color: tokens.warn },
    '& > span': { display: 'grid', minWidth: 0 },
    '& strong': { fontWeight: 500 },
    '& span > span': { color: tokens.text2, overflowWrap: 'anywhere' },
  },
});
