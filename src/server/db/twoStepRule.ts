import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { twoSteps } from './tables/accounts';

interface Membership {
  /** Whether the team asks for it; null outside of teams. */
  isRequired: SQLWrapper;
  ownerId: SQLWrapper;
  accountId: SQLWrapper;
  /** The account's role as a member; null for the owner. */
  memberRole: SQLWrapper;
}

/**
 * Whether an account can only read in a team until it turns two-step sign-in on: the team asks its owner and admins for it.
 * Rule: docs/product-rules.md, "Two-step sign-in".
 */
export const needsTwoStep = ({ isRequired, ownerId, accountId, memberRole }: Membership): SQL<boolean> => sql<boolean>`
  coalesce(
    ${isRequired}
    and (${ownerId} = ${accountId} or ${memberRole} = 'admin')
    and not exists (
      select from ${twoSteps} where ${twoSteps.accountId} = ${accountId} and ${twoSteps.turnedOnAt} is not null
    ),
    false
  )`;
