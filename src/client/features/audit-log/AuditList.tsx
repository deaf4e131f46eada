import { styled } from '@mui/material/styles';
import type { AuditEntry } from '../../api/auditLogApi';
import { formatMoment } from '../../lib/dates';
import { belowTablet, tokens } from '../../theme/tokens';
import { auditSentence } from './auditWords';

/** Who did what, when, and from where, the newest first. */
export function AuditList({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <List aria-label="Audit log">
      {entries.map((entry) => (
        <li key={entry.id}>
          <p>
            {entry.actor && <strong>{entry.actor.full_name}</strong>} {auditSentence(entry)}
          </p>
          <Facts>
            <time dateTime={entry.created_at}>{formatMoment(entry.created_at)}</time>
            {entry.address !== null && <span>{entry.address}</span>}
            {entry.api_key && (
              <span>
                API key {entry.api_key.name} <code>{entry.api_key.prefix}…</code>
              </span>
            )}
          </Facts>
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { padding: '12px 20px', [belowTablet]: { padding: '12px 16px' } },
  '& > li + li': { borderTop: `1px solid ${tokens.line}` },
  '& p': { overflowWrap: 'anywhere' },
  '& strong': { fontWeight: 500 },
});

const Facts = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 16,
  marginTop: 2,
  fontSize: 13,
  lineHeight: '18px',
  color: tokens.text2,
  overflowWrap: 'anywhere',
});
