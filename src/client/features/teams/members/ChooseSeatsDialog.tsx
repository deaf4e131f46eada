import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { type Team, type TeamMember, type TeamOverSeats, useChooseSeatsMutation } from '../../../api/teamsApi';
import { FormDialog } from '../../../components/FormDialog';
import { useFormFaults } from '../../../domain/forms/useFormFaults';
import { tokens } from '../../../theme/tokens';
import { nameOf } from '../seenTeam';

type Props = { team: Team; overSeats: TeamOverSeats; onClose: () => void };

/** The owner says who keeps a seat in a team that has more people than seats. */
export function ChooseSeatsDialog({ team, overSeats, onClose }: Props) {
  const joined = team.members.filter(({ status }) => status === 'active');
  const room = overSeats.seats - 1;
  const [chosen, setChosen] = useState(() => initiallyChosen(joined, room));
  const [choose, { isLoading, error }] = useChooseSeatsMutation();
  const faults = useFormFaults(error, []);
  const tooMany = chosen.length - room;
  const toggle = (id: string) =>
    setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  const handleSubmit = async () => {
    if (tooMany > 0) return;
    const { data } = await choose({ id: team.id, seatChoice: { member_ids: chosen } });
    if (data) onClose();
  };
  return (
    <FormDialog
      open
      title="Choose who stays active"
      faults={faults}
      onClose={onClose}
      onSubmit={() => void handleSubmit()}
      submitLabel="Save choice"
      busyLabel="Saving…"
      busy={isLoading}
      width={480}
    >
      <p>Everyone else can still view everything, and works again as soon as there’s a seat.</p>
      <Count role="status" data-over={tooMany > 0 || undefined}>
        {`${chosen.length} of ${room} seats taken, besides yours.${tooMany > 0 ? ` Uncheck ${tooMany} to save.` : ''}`}
      </Count>
      <People aria-label="Members">
        {joined.map((member) => (
          <li key={member.id}>
            <label>
              <Checkbox checked={chosen.includes(member.id)} onChange={() => toggle(member.id)} />
              <span>
                {nameOf(member)}
                <small>{member.email}</small>
              </span>
            </label>
          </li>
        ))}
      </People>
    </FormDialog>
  );
}

/** The members who have a seat now. The list is in the order of joining, which is how seats were given. */
const initiallyChosen = (joined: TeamMember[], room: number): string[] =>
  joined
    .filter((member) => !member.read_only)
    .slice(0, room)
    .map(({ id }) => id);

const Count = styled('p')({
  fontSize: 13,
  lineHeight: '18px',
  color: tokens.text2,
  '&[data-over]': { color: tokens.bad, fontWeight: 500 },
});

const People = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li + li': { borderTop: `1px solid ${tokens.line}` },
  '& label': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 52, cursor: 'pointer' },
  '& span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: 13, lineHeight: '18px', color: tokens.text2 },
});
