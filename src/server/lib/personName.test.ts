import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { greeting, notInNames } from './personName';

it.each([
  'Mara Okafor',
  'J. R. R. Tolkien',
  "Sinéad O'Connor",
  'Ana María Núñez-Lee',
  'Dr. Wu',
  '山田 太郎',
  'فاطمه‌ رضایی',
  'B.J. Novak',
])('greets %s by name', (name) => {
  expect(greeting(name)).toBe(`Hello ${name},`);
});

it.each([
  'Win money: http://evil.example',
  'www.evil.example',
  'Go to evil.com',
  'evil。com',
  'evil．com',
  'me@evil.example',
  'me＠evil',
  'Mara\r\nBcc: everybody',
  'Mara\nOkafor',
  'Mara\u2028Okafor',
  'Mara \u202Egro.live',
])('greets %j without a name', (name) => {
  expect(greeting(name)).toBe('Hello,');
});

it('has the rule of the contract', () => {
  const { components } = parse(readFileSync('openapi.yaml', 'utf8')) as {
    components: { schemas: { PersonName: { not: { pattern: string } } } };
  };
  expect(new RegExp(components.schemas.PersonName.not.pattern, 'u').source).toBe(notInNames.source);
});
