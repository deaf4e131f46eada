/**
 * What an address may not hold: what sets addresses off from names and from each other in mails, quoted local parts,
 * blanks, and invisible characters. The same as in openapi.yaml, "EmailAddress"; it is checked once more because
 * `<ａ@b.c＞` in wide letters becomes such an address.
 */
const forbidden = /[\s<>()[\],;:\\"\p{Cc}\p{Cf}]/u;

const longest = 254;

/** An address as it is stored and compared: typed in wide letters or in narrow ones, it is one mailbox. */
export const normaliseAddress = (typed: string): string => typed.trim().normalize('NFKC');

/** Whether an address that the contract let through is one after `normaliseAddress` too. */
export const isPlainAddress = (address: string): boolean =>
  address.length <= longest && !forbidden.test(address) && address.split('@').length === 2;
