import type { FastifyInstance } from 'fastify';
import { type FieldError, invalidFields } from '../lib/refusal';
import { nameOf } from './fieldNames';

/**
 * What the database could not store of a text: NUL, and half a surrogate pair. Returns a sentence, or `undefined` if
 * the text is fine.
 */
export function complaintAbout(text: string, name: string): string | undefined {
  if (text.includes('\0')) return `${name} can’t contain NUL characters.`;
  if (/\p{Surrogate}/u.test(text)) return `${name} contains half a character (a lone surrogate). Please type it again.`;
  return undefined;
}

/** Refuses query parameters that hold such texts. */
export function refuseUnsafeQueries(app: FastifyInstance): void {
  app.addHook('preValidation', ({ query }, _reply, done) => {
    const errors: FieldError[] = [];
    for (const [field, value] of Object.entries(query as Record<string, unknown>)) {
      const message = complaintAbout(String(value), nameOf(field));
      if (message) errors.push({ field, message });
    }
    done(errors.length > 0 ? invalidFields(errors) : undefined);
  });
}
