import { newId } from '../../lib/ids';
import type { Account } from './auth.types';

/** An account that is made at this moment, whose address nobody has confirmed. */
export const newAccount = (email: string, fullName: string, isDemo: boolean, createdAt: Date): Account => ({
  id: newId(),
  email,
  fullName,
  isDemo,
  emailVerifiedAt: null,
  createdAt,
});
