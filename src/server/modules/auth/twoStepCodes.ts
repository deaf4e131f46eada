import { hashRecoveryCode, withoutGaps } from './recoveryCode';
import { stepOfCode } from './totp';
import type { TwoStepRepository } from './twoStep.repository';

export interface CodeTx {
  twoStep: TwoStepRepository;
}

/** Which kind of code was used up, or the sentence that says why it isn't taken. */
export type UsedCode = { kind: 'app' | 'recovery code' } | { refusal: string };

/** Uses up a code of an account that has two-step sign-in on. */
export async function useCode({ twoStep }: CodeTx, accountId: string, typed: string, now: Date): Promise<UsedCode> {
  const code = withoutGaps(typed);
  if (!/^\d{6}$/.test(code)) {
    const outcome = await twoStep.useCode(accountId, hashRecoveryCode(typed), now);
    if (outcome === 'used') return { kind: 'recovery code' };
    return {
      refusal: outcome
        ? 'This recovery code was already used. Each one works once, so please use another.'
        : 'That code isn’t right. Type the six digits from your app, or one of your recovery codes.',
    };
  }
  const secret = (await twoStep.find(accountId))?.secret ?? '';
  const step = stepOfCode(secret, code, now);
  if (step === undefined) return { refusal: wrongAppCode };
  if (await twoStep.useStep(accountId, step)) return { kind: 'app' };
  return { refusal: 'This code was already used. Wait a moment for the next one in your app.' };
}

export const wrongAppCode =
  'That code isn’t right. Use the newest one in your app, and check that your phone sets its clock automatically.';
