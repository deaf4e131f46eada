import { byNobody, type UnitOfWork } from '../../db/unitOfWork';
import type { AuditActionOf, AuditTx } from '../../lib/audit';
import type { Clock } from '../../lib/clock';
import { dayMs, hourMs, minuteMs } from '../../lib/durations';
import { newId } from '../../lib/ids';
import type { Locks } from '../../lib/locks';
import type { Page, Paged } from '../../lib/page';
import { invalidField, keyEnded, notFound, Refusal, roleRequired } from '../../lib/refusal';
import { includesRole, type Scope } from '../../lib/scope';
import { hashToken, newToken } from '../../lib/secrets';
import type { Account, Caller } from '../auth/auth.types';
import type { CallsLeft, LimitsService } from '../limits/limits.service';
import { type MailTx, queueMail } from '../mail/mail.service';
import type { Site } from '../mail/mail.types';
import type { PlansService, PlansTx } from '../plans/plans.service';
import type { OwnersPlan } from '../plans/teamPlans.port';
import { createdMail, endingMail } from './apiKeyMail';
import type { ApiKeysRepository } from './apiKeys.repository';
import type { ApiKey, ApiKeyFields, CreatedApiKey, ListedApiKey } from './apiKeys.types';

/** The most working keys that an account has in a workspace. */
const mostKeys = 20;
/** The longest time that a key may be made for. */
const longestMs = 3_653 * dayMs;
/** How soon before its end its maker is told, and how long it is listed after it. */
const warnedBeforeMs = 7 * dayMs;
const listedAfterMs = 30 * dayMs;
/** How many people are notified in one transaction. */
const toldAtOnce = 100;

/** How every secret begins, so that people and programs that look for leaked secrets know one. */
const secretStart = 'csk_';
const prefixLength = secretStart.length + 6;

export interface ApiKeysTx extends AuditTx, MailTx, PlansTx {
  apiKeys: ApiKeysRepository;
  accounts: { find(id: string): Promise<Account | undefined> } & MailTx['accounts'] & PlansTx['accounts'];
}

/** Finds who calls with a key by the secret's hash, and what decides on the plan that pays for it, in one statement. */
export interface KeyHolders {
  find(tokenHash: string, now: Date, leastPlan: string): Promise<KeyHolder | undefined>;
}

interface KeyHolder extends OwnersPlan<{ hasApiAccess: boolean }> {
  key: Pick<ApiKey, 'id' | 'workspaceId' | 'name' | 'prefix' | 'scopes' | 'role' | 'lastUsedAt'>;
  account: Account;
  payerId: string;
}

interface ApiKeysDeps {
  apiKeys: ApiKeysRepository;
  unitOfWork: UnitOfWork<ApiKeysTx>;
  plans: Pick<PlansService, 'defaultPlan' | 'includes' | 'refuseReading' | 'requireFeature'>;
  keyHolders: KeyHolders;
  limits: Pick<LimitsService, 'countKeyCall'>;
  clock: Clock;
  site: Site;
}

export type ApiKeysService = ReturnType<typeof createApiKeysService>;

/** Keys that programs call the API with. Rule: docs/product-rules.md, "API keys". */
export function createApiKeysService(deps: ApiKeysDeps) {
  const { apiKeys, keyHolders, unitOfWork, plans, limits, clock, site } = deps;
  /** Who is told, and who pays: nobody ends the account or changes the plan meanwhile. */
  const holdAccounts = async (tx: { locks: Locks }, { actorId, payerId }: Scope): Promise<void> => {
    for (const id of [actorId, payerId].sort()) await tx.locks.holdAccount(id);
  };

  /**
   * Stores a key and tells its maker. Throws `Refusal('role_required')`, `Refusal('too_many')` and
   * `Refusal('plan_required')`.
   */
  const insert = async (
    tx: ApiKeysTx & { locks: Locks },
    { workspaceId, actorId, payerId, role, isWaiting }: Scope,
    fields: ApiKeyFields,
    action: AuditActionOf<'access'>,
  ): Promise<CreatedApiKey> => {
    const now = clock.now();
    await plans.requireFeature(tx, payerId, 'hasApiAccess');
    await tx.locks.workspace(workspaceId);
    if (!includesRole(role, fields.role)) throw roleRequired(fields.role, { isWaiting });
    if ((await tx.apiKeys.countWorking(workspaceId, actorId, now)) >= mostKeys) throw tooManyKeys();
    const maker = await tx.accounts.find(actorId);
    if (!maker) throw new Error('An account that has just been found is gone.');
    const secret = secretStart + newToken();
    const key: ApiKey = {
      ...fields,
      id: newId(),
      workspaceId,
      accountId: actorId,
      prefix: secret.slice(0, prefixLength),
      createdAt: now,
      lastUsedAt: null,
      lastUsedAddress: null,
    };
    await tx.apiKeys.insert({ ...key, tokenHash: hashToken(secret) });
    await tx.audit.record({ workspaceId, actorId }, { action, subject: key, detail: fields.scopes.join(', ') }, now);
    // A demo account's address leads to nobody.
    if (!maker.isDemo) await queueMail(tx, createdMail(maker, key, site), now);
    return { key: { ...key, madeBy: maker.fullName }, secret };
  };

  /** One of the caller's own. Throws `Refusal('not_found')`. */
  const findOwn = async (tx: ApiKeysTx, { workspaceId, actorId }: Scope, id: string): Promise<ListedApiKey> => {
    const key = await tx.apiKeys.find(workspaceId, id);
    if (key?.accountId !== actorId) throw notFound('key');
    return key;
  };

  return {
    isSecret: (token: string | undefined): token is string => token?.startsWith(secretStart) ?? false,

    /**
     * Finds out who calls with a key, counts the call, and tells how many are left. Throws
     * `Refusal('unauthenticated')`, `Refusal('rate_limited')` and `Refusal('plan_required')`.
     */
    async authenticate(secret: string, address: string, tell: (left: CallsLeft) => void): Promise<Caller> {
      const now = clock.now();
      const found = await keyHolders.find(hashToken(secret), now, plans.defaultPlan);
      if (!found) throw keyEnded();
      const { key, account, payerId } = found;
      await limits.countKeyCall(key.id, tell);
      if (!plans.includes('hasApiAccess', found)) await plans.refuseReading(payerId, 'hasApiAccess');
      if (now.getTime() - (key.lastUsedAt?.getTime() ?? 0) >= minuteMs)
        await apiKeys.touch(key.id, now, address.slice(0, 100));
      const { id, workspaceId, role, scopes, name, prefix } = key;
      return { account, credential: { kind: 'key', id, workspaceId, role, scopes, label: { name, prefix } } };
    },

    /** The caller's own, and for admins of a team those of all. */
    list: ({ workspaceId, actorId, role }: Scope, page: Page): Promise<Paged<ListedApiKey>> =>
      apiKeys.page(workspaceId, includesRole(role, 'admin') ? undefined : actorId, page),

    /** As above, and throws `Refusal('validation_failed')`. */
    create: (asked: Scope, fields: ApiKeyFields): Promise<CreatedApiKey> =>
      unitOfWork(asked, async (tx, scope) => {
        refuseWrongEnd(fields.expiresAt, clock.now());
        await holdAccounts(tx, scope);
        return insert(tx, scope, { ...fields, name: fields.name.trim() }, 'key_created');
      }),

    /**
     * Makes a key like one of the caller's own, which ends after the overlap. Throws as above, and
     * `Refusal('not_found')`.
     */
    rotate: (asked: Scope, id: string, overlapHours: number): Promise<CreatedApiKey> =>
      unitOfWork(asked, async (tx, scope) => {
        const now = clock.now();
        await holdAccounts(tx, scope);
        const { name, scopes, role, createdAt, expiresAt } = await findOwn(tx, scope, id);
        const lifetime = expiresAt && expiresAt.getTime() - createdAt.getTime();
        const end = now.getTime() + overlapHours * hourMs;
        if (overlapHours === 0) await tx.apiKeys.delete(id);
        else if (!expiresAt || expiresAt.getTime() > end) await tx.apiKeys.endAt(id, new Date(end), now);
        const newEnd = lifetime === null ? null : new Date(now.getTime() + lifetime);
        return insert(tx, scope, { name, scopes, role, expiresAt: newEnd }, 'key_rotated');
      }),

    /** The caller's own, and for admins of a team those of all. Throws `Refusal('not_found')`. */
    revoke: (asked: Scope, id: string): Promise<void> =>
      unitOfWork(asked, async (tx, scope) => {
        const key = await tx.apiKeys.find(scope.workspaceId, id);
        if (!key || (key.accountId !== scope.actorId && !includesRole(scope.role, 'admin'))) throw notFound('key');
        await tx.apiKeys.delete(id);
        await tx.audit.record(scope, { action: 'key_revoked', subject: key }, clock.now());
      }),

    ofAccount: (accountId: string): Promise<ListedApiKey[]> => apiKeys.ofAccount(accountId),

    /** Mails those whose keys end within a week, once for each. */
    async warnBeforeEnd(): Promise<void> {
      const now = clock.now();
      const soon = new Date(now.getTime() + warnedBeforeMs);
      const warnSome = () =>
        unitOfWork(byNobody, async (tx) => {
          const ending = await tx.apiKeys.claimEnding(now, soon, toldAtOnce);
          for (const { account, ...key } of ending) {
            if (!account.isDemo) await queueMail(tx, endingMail(account, key, site), now);
          }
          return ending.length;
        });
      while ((await warnSome()) === toldAtOnce);
    },

    removeEnded: (): Promise<void> => apiKeys.deleteEndedBefore(new Date(clock.now().getTime() - listedAfterMs)),
  };
}

function refuseWrongEnd(expiresAt: Date | null, now: Date): void {
  if (!expiresAt) return;
  if (expiresAt <= now) throw invalidField('expires_at', 'Choose a time in the future.');
  if (expiresAt.getTime() > now.getTime() + longestMs)
    throw invalidField('expires_at', 'A key can last ten years at most.');
}

const tooManyKeys = (): Refusal =>
  new Refusal('too_many', 'You already have 20 API keys here. Revoke one to make room.');
