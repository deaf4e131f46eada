import { styled } from '@mui/material/styles';
import type { TeamMember } from '../../../api/teamsApi';
import { ActionMenu } from '../../../components/ActionMenu';
import type { ActionMenuItem } from '../../../components/ActionMenuList';
import { Avatar } from '../../../components/Avatar';
import { Chip } from '../../../components/Chip';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { formatDayOf } from '../../../lib/dates';
import { belowTablet, tokens } from '../../../theme/tokens';
import { roleNames } from '../../../domain/teams/workspaceWords';
import { type Person, nameOf } from '../seenTeam';

type Props = {
  people: readonly Person[];
  /** Left out for people who may not change members. */
  menuItems: ((member: TeamMember) => ActionMenuItem[]) | undefined;
};

/** People as rows: who they are, what they may do, whether they have joined. */
export function MemberTable({ people, menuItems }: Props) {
  return (
    <Table aria-label="Members">
      <thead>
        <tr>
          <th scope="col">Member</th>
          <th scope="col">Role</th>
          <th scope="col">Status</th>
          <th scope="col">Joined</th>
          {menuItems && (
            <th scope="col">
              <VisuallyHidden>Actions</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <Row key={person.key} person={person} menuItems={menuItems} />
        ))}
      </tbody>
    </Table>
  );
}

function Row({ person, menuItems }: { person: Person; menuItems: Props['menuItems'] }) {
  const { member, role, status, joined_at } = person;
  const name = nameOf(person);
  const isActive = status === 'active';
  return (
    <tr>
      <td>
        <Who>
          <Avatar name={name} size={32} />
          <div>
            <strong>{name}</strong>
            {!member && <Chip tone="mute">Owner</Chip>}
            {person.full_name && <p>{person.email}</p>}
            {!isActive && <p>{invitedText(member)}</p>}
          </div>
        </Who>
      </td>
      <td>
        <Chip tone="mute">{roleNames[role]}</Chip>
        {member?.read_only && <Chip tone="warn">View only</Chip>}
      </td>
      <td>
        <Chip tone={isActive ? 'good' : 'mute'} dot>
          {isActive ? 'Active' : 'Invited'}
        </Chip>
      </td>
      <td data-empty={isActive ? undefined : true}>{isActive && joined_at ? formatDayOf(joined_at) : '–'}</td>
      {menuItems && <td>{member && <ActionMenu label={`Actions for ${name}`} items={menuItems(member)} />}</td>}
    </tr>
  );
}

function invitedText(member: TeamMember | undefined): string {
  if (!member?.expires_at) return 'Invited';
  return `Invited, link expires ${formatDayOf(member.expires_at)}`;
}

const Who = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minWidth: 0,
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& strong': { marginRight: 8, fontWeight: 500 },
  '& p': { fontSize: 13, lineHeight: '18px', color: tokens.text2 },
});

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  textAlign: 'left',
  '& th, & td': { height: 60, padding: '8px 12px' },
  '& th:first-of-type, & td:first-of-type': { paddingLeft: 20 },
  '& th': { position: 'relative', height: 36, fontSize: 12, lineHeight: '16px', fontWeight: 500, color: tokens.text2 },
  '& td': { borderTop: `1px solid ${tokens.line}`, whiteSpace: 'nowrap' },
  '& td:first-of-type': { width: '60%', whiteSpace: 'normal' },
  '& td:nth-of-type(2) > * + *': { marginLeft: 6 },
  '& td:nth-of-type(5)': { width: 52, paddingRight: 12, textAlign: 'right' },
  // Below the person's name and address the two chips, and the menu at the right.
  [belowTablet]: {
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '&, & tbody': { display: 'block' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"who who who menu" "role status joined joined"',
      alignItems: 'center',
      gap: '8px',
      padding: '12px 16px',
      borderTop: `1px solid ${tokens.line}`,
    },
    '& tbody > tr:first-of-type': { borderTop: 0 },
    '& tr > td, & tr > td:first-of-type, & tr > td:nth-of-type(5)': {
      width: 'auto',
      height: 'auto',
      padding: 0,
      border: 0,
    },
    '& td:nth-of-type(1)': { gridArea: 'who' },
    '& td:nth-of-type(2)': { gridArea: 'role', marginLeft: 44 },
    '& td:nth-of-type(3)': { gridArea: 'status' },
    '& td:nth-of-type(4)': { gridArea: 'joined', fontSize: 13, lineHeight: '18px', color: tokens.text2 },
    '& td[data-empty]': { visibility: 'hidden' },
    '& td:nth-of-type(5)': { gridArea: 'menu' },
  },
});
