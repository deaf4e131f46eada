import type { Operation } from '../../client/api/api';
import { routes } from '../../client/testing/generated/routes.gen';
import { type ContractOperation, contractOperations, takesTeam } from '../../server/testing/contractCheck';
import { sampleBody, sampleParams, sampleQuery } from '../../server/testing/sampleRequests';
import { nothing } from './fixtures';
import type { Asked, Refusal } from './refusal';

/** Operations that the fake backend answers, and whose body is JSON. */
const asked = contractOperations.flatMap((operation) => {
  const { body } = sampleBody(operation);
  const isSent = operation.requestBody === undefined || body !== undefined;
  return operation.operationId in routes && isSent
    ? [{ operation, call: { params: sampleParams(nothing), query: sampleQuery(operation), body } as Asked }]
    : [];
});
const nameOf = ({ operationId }: ContractOperation) => operationId as Operation;

/** What the contract alone says is refused: a thing that is not there, and what takes another role in a team. */
export const contractRefusals: readonly Refusal[] = [
  ...asked
    .filter(({ operation }) => operation['x-item'])
    .map(({ operation, call }): Refusal => [
      `${operation.operationId} of what is not there`,
      'not_found',
      nameOf(operation),
      'mara',
      call,
    ]),
  ...asked
    .filter(({ operation }) => takesTeam(operation) && operation['x-role'] !== 'viewer')
    .map(({ operation, call }): Refusal => [
      `${operation.operationId} in a team by a viewer`,
      'role_required',
      nameOf(operation),
      'vera',
      { ...call, query: { ...call.query, team_id: 'team' } },
    ]),
];
