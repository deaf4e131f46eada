import { styled } from '@mui/material/styles';
import type { TeamActivity } from '../../../api/teamsApi';
import { Avatar } from '../../../components/Avatar';
import { formatMoment } from '../../../lib/dates';
import { tokens } from '../../../theme/tokens';
import { activitySentence } from '../../../domain/teams/activityWords';

/** Who did what and when, the newest first. */
export function ActivityList({ entries, label }: { entries: readonly TeamActivity[]; label: string }) {
  return (
    <List aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Avatar name={entry.actor.full_name} />
          <p>
            <strong>{entry.actor.full_name}</strong> {activitySentence(entry)}
          </p>
          <time dateTime={entry.created_at}>{formatMoment(entry.created_at)}</time>
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '30px minmax(0, 1fr)',
    columnGap: 12,
    alignItems: 'center',
    padding: '10px 0',
    borderTop: `1px solid ${tokens.line}`,
  },
  '& p': { overflowWrap: 'anywhere' },
  '& strong': { fontWeight: 500 },
  '& .MuiBox-root, & > li > span:first-of-type': { gridRow: '1 / span 2' },
  '& time': { gridColumn: 2, fontSize: 13, lineHeight: '18px', color: tokens.text2 },
});
