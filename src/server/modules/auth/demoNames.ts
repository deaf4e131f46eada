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

/** A made-up person. No mail reaches the address: `.invalid` never exists (RFC 2606). */
export interface DemoName {
  fullName: string;
  email: string;
}

/** Makes up people for a demo, at most ten, of whom no two share a name. The same `key` makes the same people. */
export function demoNames(key: string, count: number): [DemoName, ...DemoName[]] {
  const bytes = createHash('sha256').update(key).digest();
  const named = (index: number): DemoName => {
    const pick = (names: string[], byte: number): string => names[(byte + index) % names.length] ?? '';
    const fullName = `${pick(firstNames, bytes[0] ?? 0)} ${pick(lastNames, bytes[1] ?? 0)}`;
    return { fullName, email: `demo-${bytes.toString('hex', 2 + index, 10 + index)}@example.invalid` };
  };
  return [named(0), ...Array.from({ length: count - 1 }, (_, index) => named(index + 1))];
}
