import type { LightMyRequestResponse } from 'fastify';
import { TOTP } from 'otpauth';
import type { WireTypes } from '../contract/handlers';
import { signUp } from './builders';
import type { TestServer } from './testServer';

export const password = 'correct horse';

/** The code that the app shows, by a clock that is some seconds off. */
export const appCode = (server: TestServer, secret: string, secondsOff = 0): string =>
  new TOTP({ secret }).generate({ timestamp: server.clock.now().getTime() + secondsOff * 1_000 });

/** Registers an account and turns two-step sign-in on. */
export async function signUpWithTwoStep(server: TestServer) {
  const person = await signUp(server, { password });
  return { ...person, ...(await turnOnTwoStep(server, person.token)) };
}

/** Turns two-step sign-in on with the code of this moment, which is used up by it. */
export async function turnOnTwoStep(server: TestServer, token: string) {
  const setUp = await server.call('POST', '/auth/two-step/setup', { token, body: { password } });
  const { secret } = setUp.json<WireTypes['TwoStepSecret']>();
  const body = { code: appCode(server, secret) };
  const answer = await server.call('POST', '/auth/two-step/turn-on', { token, body });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return { secret, recoveryCodes: answer.json<WireTypes['RecoveryCodes']>().recovery_codes };
}

/** What a browser sends back of the cookie that an answer sets. */
export const cookieOf = (answer: LightMyRequestResponse): Record<string, string> => ({
  cookie: String(answer.headers['set-cookie']).split(';', 1)[0] ?? '',
});

export const logIn = (server: TestServer, email: string, headers: Record<string, string> = {}, given = password) =>
  server.call('POST', '/auth/login', { body: { email, password: given }, headers });

/** Signs in with the password, and returns what the second step takes. */
export async function startSignIn(server: TestServer, email: string): Promise<string> {
  const answer = await logIn(server, email);
  return answer.json<WireTypes['Problem']>().second_step?.challenge ?? '';
}

export const completeSignIn = (
  server: TestServer,
  challenge: string,
  code: string,
  { remember, headers = {} }: { remember?: boolean; headers?: Record<string, string> } = {},
) =>
  server.call('POST', '/auth/login/second-step', {
    body: { challenge, code, ...(remember !== undefined && { remember_device: remember }) },
    headers,
  });

export const problemOf = (answer: LightMyRequestResponse) => ({
  status: answer.statusCode,
  ...answer.json<WireTypes['Problem']>(),
});

/** What is wrong with which field. */
export const invalidAt = (answer: LightMyRequestResponse): Record<string, string> =>
  Object.fromEntries((answer.json<WireTypes['Problem']>().errors ?? []).map(({ field, message }) => [field, message]));
