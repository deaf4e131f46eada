import type { UnitOfWork } from '../../db/unitOfWork';
import type { Clock } from '../../lib/clock';
import { normaliseAddress } from '../../lib/emailAddress';
import { accountGone, invalidField, type Refusal } from '../../lib/refusal';
import { personalScope } from '../../lib/scope';
import type { Turns } from '../../lib/turns';
import type { AdsService } from '../ads/ads.service';
import type { SavedAd } from '../ads/ads.types';
import type { Transaction } from '../billing/billing.types';
import { releaseCustomer } from '../billing/departure.service';
import type { AiService } from '../ai/ai.service';
import type { BrandVoice, Generation } from '../ai/ai.types';
import type { BrandKitService } from '../brand/brandKit.service';
import type { BrandKit } from '../brand/brandKit.types';
import type { BillingTx } from '../billing/ledger.service';
import type { SubscriptionService } from '../billing/subscription.service';
import type { CampaignsService, CampaignWithDays } from '../campaigns/campaigns.service';
import type { ImagesService } from '../images/images.service';
import type { ImageFacts } from '../images/images.types';
import type { LimitsService } from '../limits/limits.service';
import type { LinksService } from '../links/links.service';
import type { LinkPreset, LinkSettings } from '../links/links.types';
import { leaveAllTeams } from '../teams/departure.service';
import type { TeamsService, TeamsTx } from '../teams/teams.service';
import type { Membership } from '../teams/teams.types';
import type { TemplatesService } from '../templates/templates.service';
import type { Template } from '../templates/templates.types';
import type { AccountsRepository } from './accounts.repository';
import type { Account, Caller, Client, Session } from './auth.types';
import { isStillThePassword, type PasswordCheck } from './passwordCheck';
import type { SessionsRepository } from './sessions.repository';
import { triesOfCaller } from './sessions.service';
import type { WorkspacesRepository } from './workspaces.repository';

interface AccountDeps {
  accounts: AccountsRepository;
  sessions: SessionsRepository;
  campaigns: Pick<CampaignsService, 'eachWithDays'>;
  templates: Pick<TemplatesService, 'each'>;
  ads: Pick<AdsService, 'each'>;
  images: Pick<ImagesService, 'list'>;
  links: Pick<LinksService, 'listPresets' | 'settings'>;
  ai: Pick<AiService, 'each' | 'voice'>;
  brandKits: Pick<BrandKitService, 'kit'>;
  teams: Pick<TeamsService, 'memberships'>;
  subscription: Pick<SubscriptionService, 'transactions'>;
  unitOfWork: UnitOfWork<BillingTx & TeamsTx & { accounts: AccountsRepository; workspaces: WorkspacesRepository }>;
  checkPassword: PasswordCheck;
  limits: LimitsService;
  exportTurns: Turns;
  clock: Clock;
}

/** Everything that is stored about an account, except secrets. What may be much is read while it is written. */
export interface AccountExport {
  exportedAt: Date;
  account: Account;
  sessions: Session[];
  /** Oldest first. */
  campaigns: AsyncIterable<CampaignWithDays>;
  /** The last changed first. */
  templates: AsyncIterable<Template>;
  /** The last changed first. */
  ads: AsyncIterable<SavedAd>;
  /** The newest first. */
  images: ImageFacts[];
  /** The newest first. */
  linkPresets: LinkPreset[];
  linkSettings: LinkSettings;
  /** The newest first. */
  generations: AsyncIterable<Generation>;
  brandVoice: BrandVoice;
  brandKit: BrandKit;
  /** The oldest membership first. */
  teams: Membership[];
  /** Newest first. */
  transactions: Transaction[];
  /** Lets the next one begin; to be called when this is written or not wanted any more. */
  end: () => void;
}

export type AccountService = ReturnType<typeof createAccountService>;

/** What an account may do with itself. */
export function createAccountService(deps: AccountDeps) {
  const {
    accounts,
    sessions,
    campaigns,
    templates,
    ads,
    images,
    links,
    ai,
    brandKits,
    teams,
    subscription,
    unitOfWork,
    checkPassword,
    limits,
    exportTurns,
    clock,
  } = deps;
  const everythingOf = async ({ account, sessionId }: Caller): Promise<Omit<AccountExport, 'end'>> => {
    const now = clock.now();
    const { items } = await sessions.list(account.id, now, { limit: 10_000, offset: 0 });
    const all = { limit: 100_000, offset: 0 };
    const scope = personalScope(account.id, { sessionId, role: 'viewer', whenReadOnly: true });
    return {
      exportedAt: now,
      account,
      sessions: items,
      campaigns: campaigns.eachWithDays(scope),
      templates: templates.each(scope),
      ads: ads.each(scope),
      images: (await images.list(scope, all)).items,
      linkPresets: (await links.listPresets(scope, all)).items,
      linkSettings: await links.settings(scope),
      generations: ai.each(scope),
      brandVoice: await ai.voice(scope),
      brandKit: await brandKits.kit(scope),
      teams: await teams.memberships(account.id),
      transactions: (await subscription.transactions(account.id, all)).items,
    };
  };

  return {
    /** Changes the name, if one is given. */
    changeProfile: (caller: Caller, fullName: string | undefined): Promise<Account> =>
      unitOfWork(caller, async (tx) => {
        if (fullName === undefined) return caller.account;
        const changed = await tx.accounts.rename(caller.account.id, fullName.trim());
        if (!changed) throw accountGone();
        return changed;
      }),

    /** Throws `Refusal('busy')` while too many are being written. */
    async export(caller: Caller, signal: AbortSignal): Promise<AccountExport> {
      const end = await exportTurns.begin(caller.account.id, signal);
      try {
        return { ...(await everythingOf(caller)), end };
      } catch (error) {
        end();
        throw error;
      }
    },

    /**
     * Deletes the account, its own workspace and all that belongs to them, if the person typed its address and password. Throws
     * `Refusal('validation_failed')` if not, and `Refusal('owns_teams')` while it owns teams, in which others work.
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
        await leaveAllTeams(tx, account, clock.now());
        await tx.workspaces.delete([account.id]);
        await tx.accounts.delete([account.id]);
      });
    },
  };
}

const wrongPassword = (): Refusal => invalidField('password', 'That password is incorrect.');
