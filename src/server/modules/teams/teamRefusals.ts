import { Refusal } from '../../lib/refusal';
import type { Plan } from '../plans/plans.service';

/** The person is the owner, and stays so until the team is transferred. */
export const ownerStays = (what: string): Refusal =>
  new Refusal('owner_stays', `${what} Transfer the team to someone else first.`);

export const alreadyMember = (who: string): Refusal => new Refusal('already_member', `${who} is already on this team.`);

export const noRoom = ({ name, membersPerTeam }: Plan): Refusal =>
  new Refusal(
    'plan_limit',
    `The ${name} plan allows ${membersPerTeam} people on a team, and all seats are taken. Remove someone or revoke an invitation to make room.`,
  );

/** For holders of a link while the owner's plan has no seat left. */
export const noSeat = (team: string): Refusal =>
  new Refusal('plan_limit', `All seats on ${team} are taken right now. Ask the person who invited you to make room.`);

/** For holders of a link while the owner's plan includes no teams. */
export const closedToGuests = (team: string): Refusal =>
  new Refusal('team_read_only', `${team} is read-only right now, so no one can join. Ask the person who invited you.`);

export const linkGone = (): Refusal =>
  new Refusal(
    'not_found',
    'This invitation is no longer available. It may have been revoked or replaced. Ask for a new link.',
  );

export const linkExpired = (): Refusal =>
  new Refusal('invitation_expired', 'This invitation is more than 7 days old. Ask for a new link.');

export const linkUsed = (): Refusal =>
  new Refusal('invitation_used', 'This invitation was already used. Ask for a new link.');

/** Shows enough of the address to know it by, and no more. */
export function otherAddress(email: string): Refusal {
  const [name = '', domain = ''] = email.split('@');
  const masked = `${[...name][0] ?? ''}…@${domain}`;
  return new Refusal(
    'invitation_other_address',
    `This invitation is for ${masked}. Sign in with that address to accept it.`,
  );
}
