import { BannedName, ClaimsTooLong } from '../../../ad-kit/writer/voice';
import { NothingToSuggest, type TextChange } from '../../../ad-kit/writer/wish';
import { LimitTooSmall, TooManyBanned } from '../../../ad-kit/writer/writeCopy';
import { formatDay } from '../../lib/days';
import { invalidField, Refusal } from '../../lib/refusal';
import type { Scope } from '../../lib/scope';
import type { BrandVoice, CopyKind } from './ai.types';

/** Says that a month's generations, or its suggestions, are used up, and whose they are. */
export function usedUp(
  { actorId, payerId }: Pick<Scope, 'actorId' | 'payerId'>,
  limit: number,
  things: 'generations' | 'suggestions',
  resetsAt: Date,
): Refusal {
  const all = `all ${limit.toLocaleString('en-US')} ${things}`;
  const who = payerId === actorId ? `You’ve used ${all} your plan` : `The team has used ${all} its owner’s plan`;
  return new Refusal('plan_limit', `${who} includes this month. They reset on ${formatDay(resetsAt)}.`);
}

/** Says that a text that is to be made better has a word that is never to be shown. */
export const bannedContent = (word: string): Refusal =>
  invalidField('content', `“${word}” is a banned word of your brand voice. Please take it out of the text first.`);

const kindNames: Readonly<Record<CopyKind, string>> = {
  headline: 'headline',
  description: 'description',
  callToAction: 'call to action',
  fullAd: 'ad',
};

const nothingElse: Readonly<Record<TextChange, string>> = {
  another: 'There’s nothing else to suggest here. Add more about the product, or remove a line.',
  shorten: 'This is as short as it gets without losing its point.',
  lengthen: 'There’s nothing more to add here. Another benefit would give it more to say.',
};

/** Turns what keeps a writer from writing into an answer that a person can act on; throws everything else as it is. */
export const refuseUnwritable =
  (maxCharacters: number | null, { requiredClaims }: BrandVoice, at = { name: 'product_name', claims: 'platform' }) =>
  (error: unknown): never => {
    if (error instanceof LimitTooSmall && maxCharacters !== null) {
      const { kind, smallest } = error;
      const claims = kind === 'fullAd' && requiredClaims.length > 0 ? ' with the required claims' : '';
      throw invalidField(
        'max_characters',
        `No ${kindNames[kind]}${claims} fits in ${maxCharacters} characters. Please allow at least ${smallest}.`,
      );
    }
    if (error instanceof BannedName) {
      throw invalidField(
        at.name,
        `“${error.word}” is a banned word of your brand voice, and the product’s name contains it.`,
      );
    }
    if (error instanceof ClaimsTooLong) {
      throw invalidField(
        at.claims,
        `The required claims take up ${error.taken} of the ${error.limit} characters allowed here. Please shorten them.`,
      );
    }
    if (error instanceof TooManyBanned) {
      throw new Refusal(
        'validation_failed',
        `The banned words leave too little to say. “${error.word}” gets in the way most often.`,
      );
    }
    if (error instanceof NothingToSuggest) throw invalidField('text', nothingElse[error.change]);
    throw error;
  };
