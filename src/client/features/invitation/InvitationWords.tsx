import { styled } from '@mui/material/styles';
import type { Invitation, MemberRole } from '../../api/teamsApi';
import { roleNames } from '../../domain/teams/workspaceWords';
import { formatMoment } from '../../lib/dates';
import { tokens } from '../../theme/tokens';

const allowed: Record<MemberRole, string> = {
  admin: 'Manage people, plus everything an editor can do',
  editor: 'Create and edit campaigns, ads, and copy',
  viewer: 'View campaigns, ads, and numbers',
};

/** The inviter, the team, the role, and until when the invitation works. */
export function InvitationWords({
  invitation: { team, role, email, invited_by, expires_at },
}: {
  invitation: Invitation;
}) {
  return (
    <>
      <Lead>
        {invited_by ? <strong>{invited_by}</strong> : 'Someone'} invited you to <strong>{team.name}</strong>.
      </Lead>
      {team.description && <About>{team.description}</About>}
      <Facts>
        <dt>For</dt>
        <dd>{email}</dd>
        <dt>Role</dt>
        <dd>
          {roleNames[role]}
          <small>{allowed[role]}</small>
        </dd>
        <dt>Expires</dt>
        <dd>{formatMoment(expires_at)}</dd>
      </Facts>
    </>
  );
}

const Lead = styled('p')({ margin: 0, overflowWrap: 'anywhere', '& strong': { fontWeight: 600 } });
const About = styled('p')({ margin: '8px 0 0', color: tokens.text2, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '8px 16px',
  margin: '16px 0 20px',
  '& dt': { color: tokens.text2 },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: 13, lineHeight: '18px', color: tokens.text2 },
});
