import { formatDay } from '../../lib/days';
import { notInNames } from '../../lib/personName';
import type { NewMail, Site } from '../mail/mail.types';
import type { MemberRole } from './teams.types';

interface Invited {
  recipient: string;
  /** The inviter's account: the mail waits until its address is verified. */
  inviter: { id: string; fullName: string };
  teamName: string;
  role: MemberRole;
  link: string;
  expiresAt: Date;
}

const asWhat: Record<MemberRole, string> = {
  admin: 'an admin, who manages its people and its campaigns',
  editor: 'an editor, who creates and edits its campaigns',
  viewer: 'a viewer, who sees its campaigns',
};

/** The mail goes to a stranger, so a name that mail programs would turn into a link is left out. */
const inMail = (name: string, otherwise: string): string => (notInNames.test(name) ? otherwise : name);

/** The inviter, the invited address, the team, the role and the expiry. */
export function invitationMail(
  { recipient, inviter, teamName, role, link, expiresAt }: Invited,
  { productName }: Site,
): NewMail {
  const who = inMail(inviter.fullName, 'Someone');
  const team = inMail(teamName, 'a team');
  return {
    accountId: inviter.id,
    recipient,
    subject: `${who} invited you to ${team} on ${productName}`,
    body: [
      'Hello,',
      `${who} invited you to join ${team} on ${productName} as ${asWhat[role]}.`,
      `Accept with this link. It works once, until ${formatDay(expiresAt)}, for ${recipient}:`,
      link,
      'If you didn’t expect this, you can ignore this email. Nothing happens until you accept.',
    ].join('\n\n'),
  };
}

export const invitationLink = ({ publicUrl }: Site, token: string): string => `${publicUrl}/invitations/${token}`;
