import { Refusal } from '../../lib/refusal';
import { hour, minute } from './allowances';
import type { Allowance, LimitsRepository } from './limits.repository';

/** Keeps that tries were refused; what comes before the refusal. */
export type Note = () => Promise<void>;

/** Counts one use of an allowance under a key, and throws `Refusal('rate_limited')` once it is used up. */
export type CountOrRefuse = (allowance: Allowance, key: string, noun: string, note?: Note) => Promise<void>;

export interface CountingDeps {
  limits: LimitsRepository;
  /** False only for load tests. */
  enabled: boolean;
}

export const createCountOrRefuse =
  ({ limits, enabled }: CountingDeps): CountOrRefuse =>
  async (allowance, key, noun, note) => {
    if (!enabled) return;
    const { isAllowed, isFirstRefused, seconds } = await limits.count(allowance, key);
    if (isFirstRefused) await note?.();
    if (!isAllowed) throw tooMany(noun, seconds);
  };

export const tooMany = (noun: string, seconds: number): Refusal =>
  new Refusal('rate_limited', `Too many ${noun}. Please try again in ${formatDuration(seconds)}.`, {
    retryAfterSeconds: seconds,
  });

function formatDuration(seconds: number): string {
  const [count, unit] =
    seconds < 2 * minute
      ? [seconds, 'second']
      : seconds < 2 * hour
        ? [Math.ceil(seconds / minute), 'minute']
        : [Math.ceil(seconds / hour), 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
