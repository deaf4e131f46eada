import type { IllustrationsOf } from '../illustration';
import { sapling } from '../studio';
import { bankCard, coinStack, hourglass, piggyBank, shoebox } from '../money';
import { umbrella } from '../counters';

export const finance: IllustrationsOf<'Finance'> = {
  'coin-stack': coinStack,
  'bank-card': bankCard,
  'piggy-bank': piggyBank,
  shoebox,
  hourglass,
  umbrella,
  sapling,
};
