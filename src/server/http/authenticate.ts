import type { FastifyRequest } from 'fastify';
import type { Caller } from '../modules/auth/auth.types';
import type { SessionsService } from '../modules/auth/sessions.service';

/** Finds out who calls by the bearer token. Throws `Refusal('unauthenticated')`. */
export const createAuthenticate =
  (sessions: SessionsService) =>
  (request: FastifyRequest): Promise<Caller> =>
    sessions.authenticate(/^bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1]);
