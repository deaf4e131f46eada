import { signUp } from '../testing/builders';
import { contract, contractOperations } from '../testing/contractCheck';
import { actingOperations, sampleWriting } from '../testing/samples';
import { useTestServer } from '../testing/testServer';

const server = useTestServer({ config: { defaultPlan: 'business' } });

type Body = Record<string, unknown>;

interface Schema {
  $ref?: string;
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
}

const resolved = (schema: Schema | undefined): Schema => {
  const name = schema?.$ref?.split('/').at(-1);
  return name ? resolved(contract.components.schemas[name]) : (schema ?? {});
};

const bodySchemaOf = (operationId: string): Schema => {
  const operation = contractOperations.find((one) => one.operationId === operationId);
  return resolved(operation?.requestBody?.content['application/json']?.schema);
};

/**
 * The fields of an operation's body that are not accepted and ignored; of the rows, where it takes several. A team says
 * where something is made: the tests of teams look at that.
 */
function writableOf({ items, ...body }: Schema): string[] {
  const { properties = {} } = items ? resolved(items) : body;
  return Object.entries(properties)
    .filter(([name, { description }]) => name !== 'team_id' && description !== 'Accepted and ignored.')
    .map(([name]) => name)
    .sort();
}

it('knows of every operation that takes a body whether it stores what it is sent', () => {
  const taking = contractOperations.filter(({ requestBody }) => requestBody).map(({ operationId }) => operationId);
  expect([...Object.keys(sampleWriting), ...actingOperations].sort()).toEqual(taking.sort());
});

describe.each(Object.entries(sampleWriting))('%s', (operationId, prepare) => {
  it('stores every field that the contract lets one write', async () => {
    const { token } = await signUp(server);
    const { body, revision, path, read } = await prepare(server, token);
    const schema = bodySchemaOf(operationId);
    const sent = { ...body, ...(revision !== undefined && { revision }) };
    expect(Object.keys(sent).sort()).toEqual(writableOf(schema));

    const method = contractOperations.find((one) => one.operationId === operationId)?.method ?? '';
    const answer = await server.call(method, path, { token, body: schema.items ? [sent] : sent });
    const answered = answer.json<{ id?: string }>();
    if (!schema.items) expect(answered).toMatchObject(body);
    const later = (await server.call('GET', read.replace('{id}', answered.id ?? ''), { token })).json<Body | Body[]>();
    expect(Array.isArray(later) ? later[0] : later).toMatchObject(body);
  });
});
