import { Secret, TOTP } from 'otpauth';

/** As every authenticator app takes them, whatever else it does: RFC 6238 with its defaults. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 };

/** 160 random bits in base32, as long as the hash: what RFC 4226 asks for. */
export const newAppSecret = (): string => new Secret({ size: 20 }).base32;

/** The secret as apps scan it, with what they show it under. */
export const appSecretUri = (secret: string, issuer: string, label: string): string =>
  new TOTP({ ...settings, issuer, label, secret }).toString();

/**
 * The time step that a code is of, counted from 1970; `undefined` for a wrong one. The steps before and after are taken
 * too, for clocks that are up to 30 seconds off and for codes that were typed slowly.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const totp = new TOTP({ ...settings, secret });
  const difference = totp.validate({ token: code, timestamp, window: 1 });
  return difference === null ? undefined : totp.counter({ timestamp }) + difference;
}
