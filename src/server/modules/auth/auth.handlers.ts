import { Readable } from 'node:stream';
import type { Handlers, WireTypes } from '../../contract/handlers';
import { pageOf, totalCount } from '../../contract/paging';
import { toWireDevice, toWireSession, toWireUser } from '../../contract/wire/accounts';
import { toWireAd } from '../../contract/wire/ads';
import { toWireTransaction } from '../../contract/wire/billing';
import { toWireCampaign, toWireDay } from '../../contract/wire/campaigns';
import { toWireImage } from '../../contract/wire/images';
import { toWireLinkPreset } from '../../contract/wire/links';
import { toWireTemplate } from '../../contract/wire/templates';
import { jsonPieces } from '../../lib/jsonPieces';
import type { StorageService } from '../storage/storage.service';
import type { PlansService } from '../plans/plans.service';
import type { AccountService } from './account.service';
import type { AuthService } from './auth.service';
import type { Account, SignIn } from './auth.types';
import type { PasswordsService } from './passwords.service';
import type { SessionsService } from './sessions.service';

export interface AuthServices {
  auth: AuthService;
  account: AccountService;
  passwords: PasswordsService;
  sessions: SessionsService;
  plans: PlansService;
  storage: StorageService;
}

type AuthHandlers = Pick<
  Handlers,
  | 'registerAccount'
  | 'logIn'
  | 'createDemoAccount'
  | 'logOut'
  | 'getCurrentUser'
  | 'updateProfile'
  | 'changePassword'
  | 'requestPasswordReset'
  | 'confirmPasswordReset'
  | 'listSessions'
  | 'revokeSession'
  | 'exportAccount'
  | 'getStorageUse'
  | 'deleteAccount'
>;

export function createAuthHandlers({ auth, account, passwords, sessions, plans, storage }: AuthServices): AuthHandlers {
  const userOf = async (of: Account) => toWireUser(of, (await plans.planOf(of.id)).id);
  const sessionOf = async (of: SignIn) => toWireSession(of, (await plans.planOf(of.account.id)).id);
  return {
    registerAccount: async ({ body, client }) => {
      const { email, password, full_name: fullName } = body;
      return { status: 201, body: await sessionOf(await auth.register({ email, password, fullName }, client)) };
    },
    logIn: async ({ body, client }) => ({ status: 200, body: await sessionOf(await auth.logIn(body, client)) }),
    createDemoAccount: async ({ client }) => ({ status: 201, body: await sessionOf(await auth.startDemo(client)) }),
    logOut: async ({ caller }) => {
      await sessions.logOut(caller);
      return { status: 204 };
    },
    getCurrentUser: async ({ caller }) => ({ status: 200, body: await userOf(caller.account) }),
    updateProfile: async ({ caller, body }) => ({
      status: 200,
      body: await userOf(await account.changeProfile(caller, body.full_name)),
    }),
    changePassword: async ({ caller, body, client }) => {
      await passwords.change(caller, body.current_password, body.new_password, client);
      return { status: 204 };
    },
    requestPasswordReset: async ({ body, client }) => {
      await passwords.requestReset(body.email, client);
      return { status: 202, body: { message: 'If this email has an account, a link is on its way.' } };
    },
    confirmPasswordReset: async ({ body, client }) => {
      await passwords.confirmReset(body.token, body.password, client);
      return { status: 204 };
    },
    listSessions: async ({ caller, query }) => {
      const paged = await sessions.list(caller, pageOf(query));
      return {
        status: 200,
        headers: totalCount(paged),
        body: paged.items.map((session) => toWireDevice(session, caller)),
      };
    },
    revokeSession: async ({ caller, params }) => {
      await sessions.revoke(caller, params.id);
      return { status: 204 };
    },
    exportAccount: async ({ caller, signal }) => {
      const user = await userOf(caller.account);
      const all = await account.export(caller, signal);
      const pieces = jsonPieces<WireTypes['AccountExport']>({
        exported_at: all.exportedAt.toISOString(),
        user,
        sessions: all.sessions.map((session) => toWireDevice(session, caller)),
        campaigns: eachAs(all.campaigns, ({ campaign, days }) => ({
          campaign: toWireCampaign(campaign),
          metrics: days.map(toWireDay),
        })),
        templates: eachAs(all.templates, toWireTemplate),
        ads: eachAs(all.ads, toWireAd),
        images: all.images.map(toWireImage),
        link_presets: all.linkPresets.map(toWireLinkPreset),
        link_settings: all.linkSettings,
        transactions: all.transactions.map(toWireTransaction),
      });
      // One piece is read ahead of the one that is being sent.
      const body = Readable.from(pieces, { highWaterMark: 1 }).once('close', all.end);
      return { status: 200, headers: { 'content-type': 'application/json; charset=utf-8' }, body };
    },
    getStorageUse: async ({ caller }) => {
      const { used, limit } = await storage.use(caller.account.id);
      return { status: 200, body: { used_bytes: used, limit_bytes: limit } };
    },
    deleteAccount: async ({ caller, body, client }) => {
      await account.delete(caller, body.email, body.password ?? null, client);
      return { status: 204 };
    },
  };
}

async function* eachAs<Item, Wire>(items: AsyncIterable<Item>, toWire: (item: Item) => Wire): AsyncGenerator<Wire> {
  for await (const item of items) yield toWire(item);
}
