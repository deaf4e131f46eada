import { Refusal } from '../../lib/refusal';
import type { FailureReason, ModelFailure } from './model';

/** What a person is told, who can do nothing but wait, say it otherwise, or ask whoever runs the site. */
const sentences: Readonly<Record<FailureReason, string>> = {
  away: 'The writing service can’t be reached right now, so nothing was written. Please try again in a minute.',
  slow: 'The writing service took too long, so nothing was written. Please try again in a minute.',
  crowded: 'The writing service has too much to do right now, so nothing was written. Please try again in a minute.',
  unpaid: 'The writing service’s account of this site is used up. Ask whoever runs the site to check it.',
  wrong_key: 'The writing service refuses this site’s key. Ask whoever runs it to check the settings.',
  wrong_settings:
    'The writing service doesn’t take what this site asks of it. Ask whoever runs the site to check the model in its settings.',
  failing: 'The writing service has a problem of its own, so nothing was written. Please try again in a minute.',
  broken: 'The writing service stopped in the middle, so nothing was kept. Please try again.',
  unreadable: 'The writing service’s answer could not be used, so nothing was written. Please try again.',
  empty: 'The writing service answered with nothing. Please try again.',
  declined: 'The writing service declined to write about this. Please word your brief differently.',
  too_few:
    'Too few of the writing service’s texts were good enough to show, so nothing was kept. Please try again, or say more about the product.',
  called_off: 'This was called off, so nothing was written.',
};

const tooFewInLimit = (limit: number): string =>
  `Too few of the writing service’s texts fit in ${limit} characters, so nothing was kept. Please try again, or allow more.`;

/** A minute for what passes by itself. */
const patience: Partial<Record<FailureReason, number>> = { away: 60, slow: 60, crowded: 60, failing: 60 };
const longestRetrySeconds = 3_600;

export function writingRefusal({ reason, retryAfterMs }: ModelFailure, maxCharacters: number | null): Refusal {
  const detail = reason === 'too_few' && maxCharacters !== null ? tooFewInLimit(maxCharacters) : sentences[reason];
  const asked = retryAfterMs === undefined ? undefined : Math.max(1, Math.ceil(retryAfterMs / 1_000));
  const retryAfterSeconds = patience[reason] && Math.min(longestRetrySeconds, asked ?? patience[reason]);
  return new Refusal('writer_away', detail, retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
}
