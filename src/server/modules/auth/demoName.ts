import { createHash } from 'node:crypto';

const firstNames = [
  'Mara',
  'Jonas',
  'Priya',
  'Tomás',
  'Aiko',
  'Lena',
  'Kofi',
  'Nadia',
  'Elias',
  'Sofia',
  'Hana',
  'Mateo',
];
const lastNames = [
  'Okafor',
  'Lindqvist',
  'Raman',
  'Herrera',
  'Tanaka',
  'Vogel',
  'Mensah',
  'Petrova',
  'Haddad',
  'Rossi',
];

/** Makes up a person for a demo account. No mail reaches the address: `.invalid` never exists (RFC 2606). */
export function demoName(accountId: string): { fullName: string; email: string } {
  const bytes = createHash('sha256').update(accountId).digest();
  const pick = (names: string[], byte: number): string => names[byte % names.length] ?? '';
  const fullName = `${pick(firstNames, bytes[0] ?? 0)} ${pick(lastNames, bytes[1] ?? 0)}`;
  return { fullName, email: `demo-${bytes.toString('hex', 2, 10)}@example.invalid` };
}
