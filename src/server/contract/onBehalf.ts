import type { FastifyRequest } from 'fastify';
import type { Authentication } from '../http/authenticate';
import { type Origin, sentFrom } from '../lib/origin';
import { workFor } from '../lib/owner';
import type { Part } from './lookAgain';

/** Does a part of a request in its sender's share of the turns. What it records says who sent it, and from where. */
export const onBehalfOfSender =
  <T>({ ownerOf }: Pick<Authentication, 'ownerOf'>, part: Part<T>): Part<T> =>
  (request, reply) =>
    sentFrom(originOf(request), () =>
      workFor(request.caller?.account.id ?? ownerOf(request), () => part(request, reply)),
    );

const originOf = ({ ip: address, caller }: FastifyRequest): Origin => ({
  accountId: caller?.account.id ?? null,
  address,
  key: caller?.credential.kind === 'key' ? caller.credential.label : null,
});
