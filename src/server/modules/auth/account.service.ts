import type { UnitOfWork } from '../../db/unitOfWork';
import type { AuditTx } from '../../lib/audit';
import type { Clock } from '../../lib/clock';
import { normaliseAddress } from '../../lib/emailAddress';
import { allOfThem } from '../../lib/page';
import { accountGone, invalidField, type Refusal } from '../../lib/refusal';
import { ownWorkspace, personalScope, type Scope } from '../../lib/scope';
import type { Turns } from '../../lib/turns';
import { releaseCustomer, type ReleaseTx } from '../billing/departure.service';
import type { LimitsService } from '../limits/limits.service';
import { type DepartureTx, leaveAllTeams } from '../teams/departure.service';
import type { AccountsRepository } from './accounts.repository';
import type { Account, Caller, Client, SignedInDevice } from './auth.types';
import { isStillThePassword, type PasswordCheck } from './passwordCheck';
import type { SessionsRepository } from './sessions.repository';
import { triesOfCaller } from './sessions.service';
import type { WorkspacesRepository } from './workspaces.repository';

export type AccountTx = AuditTx &
  ReleaseTx &
  DepartureTx & { accounts: AccountsRepository; workspaces: WorkspacesRepository };

interface AccountDeps {
  accounts: AccountsRepository;
  sessions: SessionsRepository;
  unitOfWork: UnitOfWork<AccountTx>;
  checkPassword: PasswordCheck;
  limits: LimitsService;
  exportTurns: Turns;
  clock: Clock;
}

/** Everything that is stored about an account, except secrets. */
export interface AccountExport<Things> {
  exportedAt: Date;
  account: Account;
  sessions: SignedInDevice[];
  things: Things;
  /** Lets the next export begin. To be called when this one is written or aborted. */
  end: () => void;
}

export type AccountService = ReturnType<typeof createAccountService>;

/** An account's profile, export, and deletion. */
export function createAccountService(deps: AccountDeps) {
  const { accounts, sessions, unitOfWork, checkPassword, limits, exportTurns, clock } = deps;

  return {
    /** Changes the name, if one is given. */
    changeProfile: (caller: Caller, fullName: string | undefined): Promise<Account> =>
      unitOfWork(caller, async (tx) => {
        if (fullName === undefined) return caller.account;
        const { id } = caller.account;
        await tx.locks.account(id);
        const before = await tx.accounts.find(id);
        const name = fullName.trim();
        if (before && before.fullName !== name) {
          // Before it is changed, so that the entry is by the name until then.
          const what = { action: 'account_renamed' as const, subject: { id, name } };
          await tx.audit.record(ownWorkspace(id), what, clock.now());
        }
        const changed = await tx.accounts.rename(id, name);
        if (!changed) throw accountGone();
        return changed;
      }),

    /**
     * Reads an account, and with `readThings` what belongs to it. Long lists are read while they are sent. Throws
     * `Refusal('busy')` while too many exports run.
     */
    async export<Things>(
      { account, credential }: Caller,
      readThings: (ofAccount: Scope) => Promise<Things>,
      signal: AbortSignal,
    ): Promise<AccountExport<Things>> {
      const end = await exportTurns.begin(account.id, signal);
      try {
        const exportedAt = clock.now();
        const { items } = await sessions.list(account.id, exportedAt, allOfThem);
        const ofAccount = personalScope(account.id, { credential, role: 'viewer', whenReadOnly: true });
        return { exportedAt, account, sessions: items, things: await readThings(ofAccount), end };
      } catch (error) {
        end();
        throw error;
      }
    },

    /**
     * Deletes the account, its own workspace and all that belongs to them, if the person typed its address and
     * password. Throws `Refusal('validation_failed')` if not, and `Refusal('owns_teams')` while it owns teams, in which
     * others work.
     */
    async delete(caller: Caller, email: string, password: string | null, client: Client): Promise<void> {
      const { account } = caller;
      if (normaliseAddress(email).toLowerCase() !== normaliseAddress(account.email).toLowerCase()) {
        throw invalidField('email', `Please type ${account.email} to confirm.`);
      }
      const hash = await accounts.findPasswordHash(account.id);
      if (!account.isDemo) {
        await limits.countSignIn(triesOfCaller(caller), client.address);
        if (!(await checkPassword(hash, password ?? ''))) throw wrongPassword();
        await limits.signInSucceeded(triesOfCaller(caller), client.address);
      }
      await unitOfWork(caller, async (tx) => {
        if (!account.isDemo && !(await isStillThePassword(tx, account.id, hash))) throw wrongPassword();
        await releaseCustomer(tx, account.id);
        // With the demo goes the team that it began with.
        if (account.isDemo) await tx.workspaces.deleteOwnedBy([account.id]);
        await leaveAllTeams(tx, account, clock.now());
        await tx.workspaces.delete([account.id]);
        await tx.accounts.delete([account.id]);
      });
    },
  };
}

const wrongPassword = (): Refusal => invalidField('password', 'That password is incorrect.');
