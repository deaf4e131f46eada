import { hashToken, newToken } from '../../lib/secrets';
import type { NewLink } from './members.repository';

/** The link of a member who needs no invitation: nobody ever gets the token whose hash the column takes. */
export const linkOfNobody = (role: NewLink['role'], invitedBy: string, at: Date): NewLink => ({
  role,
  invitedBy,
  tokenHash: hashToken(newToken()),
  expiresAt: at,
  invitedAt: at,
});
