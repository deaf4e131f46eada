import { Refusal } from '../../lib/refusal';
import type { FailureReason, ModelFailure } from './model';

/** What people are told. All that they can do is wait, reword the request, or ask the site's operator. */
const sentences: Readonly<Record<FailureReason, string>> = {
  away: 'The writing service can’t be reached right now, so nothing was written. Please try again in a minute.',
  slow: 'The writing service took too long, so nothing was written. Please try again in a minute.',
  crowded: 'The writing service is very busy right now, so nothing was written. Please try again in a minute.',
  unpaid: 'This site’s account with the writing service has run out. Ask the site’s operator to check it.',
  wrong_key: 'The writing service rejected this site’s key. Ask the site’s operator to check the settings.',
  wrong_settings:
    'The writing service rejected this site’s request. Ask the site’s operator to check the model in its settings.',
  failing: 'The writing service is having a problem, so nothing was written. Please try again in a minute.',
  broken: 'The writing service stopped partway, so nothing was kept. Please try again.',
  unreadable: 'The writing service’s answer couldn’t be used, so nothing was written. Please try again.',
  empty: 'The writing service sent back nothing. Please try again.',
  declined: 'The writing service declined to write about this. Please reword your brief.',
  too_few:
    'Too little of what came back was good enough to show, so nothing was kept. Please try again, or say more about the product.',
  called_off: 'This was canceled, so nothing was written.',
};

const tooFewInLimit = (limit: number): string =>
  `Too little of what came back fits in ${limit} characters, so nothing was kept. Please try again, or allow more.`;

/** A minute, for failures that pass by themselves. */
const patience: Partial<Record<FailureReason, number>> = { away: 60, slow: 60, crowded: 60, failing: 60 };
const longestRetrySeconds = 3_600;

export function writingRefusal({ reason, retryAfterMs }: ModelFailure, maxCharacters: number | null): Refusal {
  const detail = reason === 'too_few' && maxCharacters !== null ? tooFewInLimit(maxCharacters) : sentences[reason];
  const asked = retryAfterMs === undefined ? undefined : Math.max(1, Math.ceil(retryAfterMs / 1_000));
  const retryAfterSeconds = patience[reason] && Math.min(longestRetrySeconds, asked ?? patience[reason]);
  return new Refusal('writer_away', detail, retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
}
