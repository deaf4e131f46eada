import type { IllustrationsOf } from '../illustration';
import { bankCard, coinStack, piggyBank, shoebox } from '../money';

export const finance: IllustrationsOf<'Finance'> = {
  'coin-stack': coinStack,
  'bank-card': bankCard,
  'piggy-bank': piggyBank,
  shoebox,
};
