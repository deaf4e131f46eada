import { accounts } from './tables/accounts';

/** All of an account but its password. */
export const accountColumns = {
  id: accounts.id,
  email: accounts.email,
  fullName: accounts.fullName,
  isDemo: accounts.isDemo,
  emailVerifiedAt: accounts.emailVerifiedAt,
  createdAt: accounts.createdAt,
};
