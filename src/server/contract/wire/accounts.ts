import type { Account, Caller, Session, SignIn } from '../../modules/auth/auth.types';
import { isVerified } from '../../modules/auth/verification.service';
import type { Plan } from '../../modules/plans/plans.service';
import type { WireTypes } from '../handlers';
import type { Every } from './everyField';

/** What a user shows of the plan. */
type PlanAccess = Pick<Plan, 'id' | 'hasAiCopy' | 'hasTeams'>;

export const toWireUser = (account: Account, plan: PlanAccess): Every<WireTypes['User']> => ({
  id: account.id,
  email: account.email,
  full_name: account.fullName,
  subscription_plan: plan.id,
  created_at: account.createdAt.toISOString(),
  is_demo: account.isDemo,
  email_verified: isVerified(account),
  ai_access: plan.hasAiCopy,
  team_access: plan.hasTeams,
});

export const toWireSession = (signIn: SignIn, plan: PlanAccess): Every<WireTypes['Session']> => ({
  access_token: signIn.token,
  token_type: 'bearer',
  user: toWireUser(signIn.account, plan),
});

export const toWireDevice = (session: Session, caller: Caller): Every<WireTypes['SignedInDevice']> => ({
  id: session.id,
  created_at: session.createdAt.toISOString(),
  last_used_at: session.lastUsedAt.toISOString(),
  expires_at: session.expiresAt.toISOString(),
  user_agent: session.userAgent,
  current: session.id === caller.sessionId,
});
