import { isPlainAddress, normaliseAddress } from '../../lib/emailAddress';
import { invalidFields } from '../../lib/refusal';

/** How an address is stored and compared, however it is typed. */
export const comparedAddress = (typed: string): string => normaliseAddress(typed).toLowerCase();

/** Each address once. Throws `Refusal('validation_failed')`. */
export function approverAddresses(typed: readonly string[]): string[] {
  const addresses = typed.map(comparedAddress);
  const message = 'Approvers must be email addresses, such as name@example.com.';
  const faults = addresses.flatMap((one, index) =>
    isPlainAddress(one) ? [] : [{ field: `approvers.${index}`, message }],
  );
  if (faults.length > 0) throw invalidFields(faults);
  return [...new Set(addresses)];
}
