import { aUuid } from './builders';
import { type FakeAccount, twoStepOf, twoStepOff } from './fakeAccount';
import { isoNow, startSession } from './fakeSessions';
import { type FakeAnswers, FakeRefusal, type FakeState, invalid } from './fakeState';

/** The codes that the authenticator app shows, one after another. */
export const fakeAppCodes = ['123456', '234567', '345678'] as const;

type TwoStepOperation =
  'completeSignIn' | 'getTwoStep' | 'startTwoStep' | 'turnOnTwoStep' | 'turnOffTwoStep' | 'renewRecoveryCodes';

/** Two-step sign-in, with the codes of an app that is made up. */
export const twoStepAnswers: FakeAnswers<TwoStepOperation> = {
  completeSignIn: ({ state, body }) => {
    const account = state.accounts.find(({ twoStep }) => twoStep.challenges.includes(body.challenge));
    if (!account) {
      throw new FakeRefusal(
        409,
        'sign_in_expired',
        'This sign-in took too long, or had too many wrong codes. Please sign in again.',
      );
    }
    const fault = takeCode(account, body.code);
    if (fault) throw new FakeRefusal(401, 'invalid_code', fault);
    account.twoStep.challenges = [];
    account.twoStep.isRemembered = body.remember_device ?? false;
    return { body: startSession(state, account) };
  },
  getTwoStep: ({ account }) => ({ body: twoStepOf(account) }),
  startTwoStep: ({ account, body }) => {
    if (account.password === null) throw new FakeRefusal(409, 'no_password', 'Demo accounts don’t have a password.');
    refuseWrongPassword(account, body.password);
    if (!account.user.email_verified) {
      const detail = 'Please confirm your email first. You can get a new link in Settings.';
      throw new FakeRefusal(409, 'email_unverified', detail);
    }
    if (account.twoStep.turnedOnAt) throw alreadyOn();
    account.twoStep.isStarted = true;
    const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
    const uri = `otpauth://totp/Campaign%20Studio:${encodeURIComponent(account.user.email)}?issuer=Campaign%20Studio&secret=${secret}&algorithm=SHA1&digits=6&period=30`;
    return { body: { secret, uri } };
  },
  turnOnTwoStep: ({ state, account, body }) => {
    const { twoStep } = account;
    if (twoStep.turnedOnAt) throw alreadyOn();
    if (!twoStep.isStarted) {
      throw new FakeRefusal(409, 'two_step_not_started', 'This took more than an hour. Please start again.');
    }
    reftakeCode(account, body.code);
    account.twoStep = { ...twoStep, turnedOnAt: isoNow(state), isStarted: false };
    return newRecoveryCodes(account);
  },
  turnOffTwoStep: ({ account, body }) => {
    refuseProof(account, body);
    account.twoStep = twoStepOff();
    return { body: undefined };
  },
  renewRecoveryCodes: ({ account, body }) => {
    refuseProof(account, body);
    return newRecoveryCodes(account);
  },
};

/** Asks for a code where the account takes one and the browser is not remembered. */
export function refuseFirstStep(state: FakeState, { twoStep }: FakeAccount): void {
  if (!twoStep.turnedOnAt || twoStep.isRemembered) return;
  const challenge = `challenge-${aUuid()}`;
  twoStep.challenges.push(challenge);
  const detail = 'Enter the code from your authenticator app to finish signing in.';
  const expires_at = new Date(state.now() + 300_000).toISOString();
  throw new FakeRefusal(403, 'second_step_required', detail, {}, { challenge, expires_at });
}

/** Turns it on, as if a code of the app had been typed. Returns the recovery codes. */
export function turnOnFakeTwoStep(account: FakeAccount): string[] {
  account.twoStep = { ...twoStepOff(), turnedOnAt: '2026-11-02T10:00:00.000Z' };
  return newRecoveryCodes(account).body.recovery_codes;
}

function newRecoveryCodes({ twoStep }: FakeAccount) {
  const codes = Array.from({ length: 10 }, (_none, at) => `7k2m-9qx4-ht3c-${String(at).padStart(4, '0')}`);
  twoStep.recoveryCodes = codes.map((code) => ({ code, isUsed: false }));
  return { body: { recovery_codes: codes } };
}

/** Uses a code up. Returns what is wrong with it. */
function takeCode({ twoStep }: FakeAccount, typed: string): string | undefined {
  const code = typed.replaceAll(' ', '');
  if (/^\d{6}$/.test(code)) {
    if (twoStep.usedAppCodes.includes(code)) {
      return 'This code was already used. Wait a moment for the next one in your app.';
    }
    if (!fakeAppCodes.some((one) => one === code)) {
      return 'That code isn’t right. Use the newest one in your app, and check that your phone sets its clock automatically.';
    }
    twoStep.usedAppCodes.push(code);
    return undefined;
  }
  const found = twoStep.recoveryCodes.find((one) => one.code === code);
  if (!found) return 'That code isn’t right. Type the six digits from your app, or one of your recovery codes.';
  if (found.isUsed) return 'This recovery code was already used. Each one works once, so please use another.';
  found.isUsed = true;
  return undefined;
}

function refuseProof(account: FakeAccount, { password, code }: { password: string; code: string }): void {
  refuseWrongPassword(account, password);
  if (!account.twoStep.turnedOnAt) throw new FakeRefusal(409, 'two_step_off', 'Two-step sign-in is off.');
  reftakeCode(account, code);
}

function reftakeCode(account: FakeAccount, code: string): void {
  const fault = takeCode(account, code);
  if (fault) throw invalid({ code: fault });
}

function refuseWrongPassword(account: FakeAccount, password: string): void {
  if (account.password !== password) throw invalid({ password: 'That password is incorrect.' });
}

const alreadyOn = () => new FakeRefusal(409, 'two_step_on', 'Two-step sign-in is already on.');
