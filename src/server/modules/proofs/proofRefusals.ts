import { Refusal } from '../../lib/refusal';

export const linkGone = (): Refusal =>
  new Refusal('not_found', 'This link doesn’t work anymore. Ask the person who sent it for a new one.');

export const adGone = (): Refusal => new Refusal('not_found', 'This ad isn’t part of this link anymore.');

/** Throws `Refusal('proof_expired')`. */
export function refuseExpired({ expiresAt }: { expiresAt: Date }, now: Date): void {
  if (expiresAt <= now)
    throw new Refusal('proof_expired', 'This link has expired. Ask the person who sent it for a new one.');
}
