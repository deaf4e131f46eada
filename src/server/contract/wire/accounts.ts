import { deviceName } from '../../lib/deviceName';
import type { Account, Caller, SignedInDevice, SignIn } from '../../modules/auth/auth.types';
import { isVerified } from '../../modules/auth/verification.service';
import type { PlanAccess } from '../../modules/plans/plans.service';
import type { WireTypes } from '../handlers';
import type { Every } from './everyField';

export const toWireUser = (account: Account, access: PlanAccess): Every<WireTypes['User']> => ({
  id: account.id,
  email: account.email,
  full_name: account.fullName,
  subscription_plan: access.plan.id,
  created_at: account.createdAt.toISOString(),
  is_demo: account.isDemo,
  email_verified: isVerified(account),
  ai_access: access.hasAiCopy,
  team_access: access.hasTeams,
});

export const toWireSession = (signIn: SignIn, access: PlanAccess): Every<WireTypes['Session']> => ({
  access_token: signIn.token,
  token_type: 'bearer',
  user: toWireUser(signIn.account, access),
});

export const toWireDevice = (session: SignedInDevice, caller: Caller): Every<WireTypes['SignedInDevice']> => ({
  id: session.id,
  created_at: session.createdAt.toISOString(),
  last_used_at: session.lastUsedAt.toISOString(),
  expires_at: session.expiresAt.toISOString(),
  name: deviceName(session.userAgent),
  user_agent: session.userAgent,
  remembered_until: session.rememberedUntil?.toISOString() ?? null,
  current: session.id === caller.credential.id,
});

export const toWireTwoStep = (state: { turnedOnAt: Date | null; codesLeft: number }): Every<WireTypes['TwoStep']> => ({
  turned_on_at: state.turnedOnAt?.toISOString() ?? null,
  recovery_codes_left: state.codesLeft,
});
