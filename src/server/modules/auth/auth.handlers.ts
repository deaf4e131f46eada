import type { Handlers, WireTypes } from '../../contract/handlers';
import { inPieces, jsonType } from '../../contract/jsonBodies';
import { pageOf, totalCount } from '../../contract/paging';
import { toWireDevice, toWireSession, toWireTwoStep, toWireUser } from '../../contract/wire/accounts';
import { deviceCookie } from '../../http/client';
import { jsonPieces } from '../../lib/jsonPieces';
import type { Scope } from '../../lib/scope';
import type { ExportedThings, Site } from '../../module';
import type { StorageService } from '../storage/storage.service';
import type { PlansService } from '../plans/plans.service';
import type { AccountService } from './account.service';
import type { AuthService } from './auth.service';
import type { Account, SignIn } from './auth.types';
import type { PasswordsService } from './passwords.service';
import type { SecondStepService } from './secondStep.service';
import type { SessionsService } from './sessions.service';
import type { SignInLinksService } from './signInLinks.service';
import type { TwoStepService } from './twoStep.service';
import type { VerificationService } from './verification.service';

export interface AuthServices {
  auth: AuthService;
  account: AccountService;
  passwords: PasswordsService;
  signInLinks: SignInLinksService;
  secondStep: SecondStepService;
  twoStep: TwoStepService;
  sessions: SessionsService;
  verification: VerificationService;
  plans: PlansService;
  storage: StorageService;
  /** All modules' parts of an account's export. */
  exportedThings: (ofAccount: Scope) => Promise<ExportedThings>;
}

type AuthHandlers = Pick<
  Handlers,
  | 'registerAccount'
  | 'logIn'
  | 'completeSignIn'
  | 'createDemoAccount'
  | 'logOut'
  | 'getCurrentUser'
  | 'updateProfile'
  | 'changePassword'
  | 'requestPasswordReset'
  | 'confirmPasswordReset'
  | 'requestSignInLink'
  | 'confirmSignInLink'
  | 'requestEmailVerification'
  | 'confirmEmailVerification'
  | 'getTwoStep'
  | 'startTwoStep'
  | 'turnOnTwoStep'
  | 'turnOffTwoStep'
  | 'renewRecoveryCodes'
  | 'listSessions'
  | 'revokeSession'
  | 'exportAccount'
  | 'getStorageUse'
  | 'deleteAccount'
>;

const messages = {
  reset: 'If this email has an account, a link is on its way.',
  signIn: 'Check your email. The link works once, for 15 minutes.',
};

/** Links then wait where the operator finds them. Nobody is told that one is on its way. */
const withoutMail = {
  reset: 'Email isn’t set up here. If this email has an account, ask the person who runs this site for your link.',
  signIn: 'Email isn’t set up here. Ask the person who runs this site for your link. It works once, for 15 minutes.',
  verification: 'Email isn’t set up here. Ask the person who runs this site for your link.',
};

export function createAuthHandlers(services: AuthServices, { isHttps, sendsMail }: Site): AuthHandlers {
  const { auth, account, passwords, signInLinks, secondStep, twoStep, sessions, verification } = services;
  const { plans, storage, exportedThings } = services;
  const userOf = async (of: Account) => toWireUser(of, await plans.accessOf(of.id));
  const sessionOf = async (of: SignIn) => toWireSession(of, await plans.accessOf(of.account.id));
  const cookieOf = (deviceToken: string | undefined): Record<string, string> =>
    deviceToken === undefined ? {} : { 'set-cookie': deviceCookie(deviceToken, isHttps) };
  const signedIn = async <Status extends 200 | 201>(status: Status, signIn: SignIn) => ({
    status,
    headers: cookieOf(signIn.deviceToken),
    body: await sessionOf(signIn),
  });
  return {
    registerAccount: async ({ body, client }) => {
      const { email, password, full_name: fullName } = body;
      return signedIn(201, await auth.register({ email, password, fullName }, client));
    },
    logIn: async ({ body, client }) => signedIn(200, await auth.logIn(body, client)),
    completeSignIn: async ({ body, client }) => {
      const code = { typed: body.code, remember: body.remember_device ?? false };
      return signedIn(200, await secondStep.complete(body.challenge, code, client));
    },
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
      return { status: 202, body: { message: sendsMail ? messages.reset : withoutMail.reset } };
    },
    confirmPasswordReset: async ({ body, client }) => {
      const deviceToken = await passwords.confirmReset(body.token, body.password, client);
      return { status: 204, headers: cookieOf(deviceToken) };
    },
    requestSignInLink: async ({ body, client }) => {
      await signInLinks.request(body.email, client);
      return { status: 202, body: { message: sendsMail ? messages.signIn : withoutMail.signIn } };
    },
    confirmSignInLink: async ({ body, client }) => signedIn(200, await signInLinks.confirm(body.token, client)),
    requestEmailVerification: async ({ caller }) => {
      await verification.request(caller);
      const message = sendsMail ? `A link is on its way to ${caller.account.email}.` : withoutMail.verification;
      return { status: 202, body: { message } };
    },
    confirmEmailVerification: async ({ body, client }) => {
      await verification.confirm(body.token, client);
      return { status: 204 };
    },
    getTwoStep: async ({ caller }) => ({ status: 200, body: toWireTwoStep(await twoStep.read(caller)) }),
    startTwoStep: async ({ caller, body, client }) => ({
      status: 200,
      body: await twoStep.start(caller, body.password, client),
    }),
    turnOnTwoStep: async ({ caller, body }) => ({
      status: 200,
      body: { recovery_codes: await twoStep.turnOn(caller, body.code) },
    }),
    turnOffTwoStep: async ({ caller, body, client }) => {
      await twoStep.turnOff(caller, body, client);
      return { status: 204 };
    },
    renewRecoveryCodes: async ({ caller, body, client }) => ({
      status: 200,
      body: { recovery_codes: await twoStep.renewCodes(caller, body, client) },
    }),
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
      const { exportedAt, sessions: devices, things, end } = await account.export(caller, exportedThings, signal);
      const pieces = jsonPieces<WireTypes['AccountExport']>({
        exported_at: exportedAt.toISOString(),
        user,
        sessions: devices.map((session) => toWireDevice(session, caller)),
        two_step: toWireTwoStep(await twoStep.read(caller)),
        ...things,
      });
      return { status: 200, headers: jsonType, body: inPieces(pieces).once('close', end) };
    },
    getStorageUse: async ({ scope }) => {
      const { used, limit } = await storage.use(scope.payerId);
      return { status: 200, body: { used_bytes: used, limit_bytes: limit } };
    },
    deleteAccount: async ({ caller, body, client }) => {
      await account.delete(caller, body.email, body.password ?? null, client);
      return { status: 204 };
    },
  };
}
