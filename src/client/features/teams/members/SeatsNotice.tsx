import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { isRoleFor } from '../../../api/roles';
import type { TeamOverSeats } from '../../../api/teamsApi';
import { Notice } from '../../../components/Notice';
import { formatDayOf } from '../../../lib/dates';
import type { SeenTeam } from '../seenTeam';
import { ChooseSeatsDialog } from './ChooseSeatsDialog';

type Props = { seen: SeenTeam; overSeats: TeamOverSeats };

/** Says that the team has more people than seats, and lets the owner choose who stays active. */
export function SeatsNotice({ seen, overSeats }: Props) {
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <>
      <Notice tone="warn">
        {sentenceFor(seen, overSeats)}
        {isRoleFor('chooseSeats', seen.role) && (
          <Action>
            <Button variant="outlined" size="small" onClick={() => setIsChoosing(true)}>
              Choose who stays active
            </Button>
          </Action>
        )}
      </Notice>
      {isChoosing && <ChooseSeatsDialog team={seen.team} overSeats={overSeats} onClose={() => setIsChoosing(false)} />}
    </>
  );
}

function sentenceFor({ role, isWaiting }: SeenTeam, { people, seats, decide_by }: TeamOverSeats): string {
  const count = `This team has ${people} people and ${seats} seats.`;
  if (isWaiting) return `${count} You can only view things for now. Ask the owner for a seat.`;
  if (decide_by === null) return `${count} Members without a seat can only view things until there’s room.`;
  const day = formatDayOf(decide_by);
  return isRoleFor('chooseSeats', role)
    ? `${count} Choose who stays active by ${day}. After that, the newest members can only view things.`
    : `${count} The owner can choose who stays active by ${day}. After that, the newest members can only view things.`;
}

const Action = styled('span')({ display: 'block', marginTop: 8 });
