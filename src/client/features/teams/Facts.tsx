import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { tokens } from '../../theme/tokens';

/** Names and what belongs to them, one line each. */
export function Facts({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) {
  return (
    <List>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled('dl')({
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    padding: '8px 0',
    borderTop: `1px solid ${tokens.line}`,
  },
  '& > div:first-of-type': { borderTop: 0, paddingTop: 0 },
  '& > div:last-of-type': { paddingBottom: 0 },
  '& dt': { color: tokens.text2, whiteSpace: 'nowrap' },
  '& dd': { minWidth: 0, textAlign: 'right', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
});
