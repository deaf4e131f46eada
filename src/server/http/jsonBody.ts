import type { FastifyInstance } from 'fastify';
import { type FieldError, invalidField, invalidFields, mostErrors, Refusal } from '../lib/refusal';
import { nameOf } from './fieldNames';
import { complaintAbout } from './textSafety';

declare module 'fastify' {
  interface FastifyRequest {
    /** The bytes of the body; null without one. */
    rawBody: Buffer | null;
  }
}

/** The most that any operation takes of JSON. */
export const mostBodyBytes = 1_048_576;

/** Deeper than any body of the contract. The limit keeps checks that follow every level from recursing without end. */
const deepest = 50;

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });
const lenientUtf8 = new TextDecoder('utf-8');
const replacement = '\uFFFD';

/**
 * Reads JSON bodies, and refuses texts that the database could not store, by field. An empty body is no body, so that
 * calls which take none may still say that they send JSON.
 */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.decorateRequest('rawBody', null);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    request.rawBody = body as Buffer;
    try {
      done(null, parseBody(body as Buffer));
    } catch (error) {
      done(error as Error);
    }
  });
}

/** Throws `Refusal('malformed_json')`, or `Refusal('validation_failed')` for texts that can't be stored. */
function parseBody(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  const { text, isBroken } = decode(bytes);
  const body = parseJson(text);
  const errors = unsafeTexts(body, isBroken);
  if (isBroken && errors.length === 0) throw invalidField('body', brokenMessage('Body'));
  if (errors.length > 0) throw invalidFields(errors);
  return body;
}

function decode(bytes: Buffer): { text: string; isBroken: boolean } {
  try {
    return { text: strictUtf8.decode(bytes), isBroken: false };
  } catch {
    return { text: lenientUtf8.decode(bytes), isBroken: true };
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Refusal('malformed_json', 'The body isn’t valid JSON.');
  }
}

/**
 * Finds texts that can't be stored or, in a broken body, hold bytes that are no UTF-8. Stops when there are enough.
 * A text's path is only built if something is wrong with it: a body may hold a hundred thousand texts.
 */
function unsafeTexts(body: unknown, isBroken: boolean): FieldError[] {
  const errors: FieldError[] = [];
  const path: string[] = [];
  const complain = (text: string, name: string): string | undefined =>
    complaintAbout(text, name) ?? (isBroken && text.includes(replacement) ? brokenMessage(name) : undefined);
  const placeIn = () => path.join('.').slice(0, 100) || 'body';

  const look = (value: unknown): void => {
    if (typeof value === 'string') {
      if (!complain(value, '')) return;
      const field = placeIn();
      errors.push({ field, message: complain(value, nameOf(field)) ?? '' });
    } else if (typeof value === 'object' && value !== null) {
      if (path.length >= deepest) throw invalidField('body', 'The body is nested too deeply.');
      const isList = Array.isArray(value);
      for (const key in value) {
        if (errors.length === mostErrors) return;
        // `__proto__` would reach into an object's prototype once fields are copied.
        if (!isList && (key === '__proto__' || complain(key, '')))
          throw invalidField(placeIn(), 'A field has a name that isn’t allowed.');
        path.push(key);
        look((value as Record<string, unknown>)[key]);
        path.pop();
      }
    }
  };
  look(body);
  return errors;
}

const brokenMessage = (name: string): string => `${name} contains bytes that are not valid UTF-8.`;
