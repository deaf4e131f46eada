import type { Operation } from '../../client/api/api';
import type { Call } from './backends';
import type { World } from './world';

export type Person = 'mara' | 'tom' | 'vera' | 'olga' | 'stranger' | 'demo' | 'nobody';
export type Asked = Omit<Call, 'token' | 'body'> & { body?: object | ((world: World) => object) };

/** Who asks for what. In addresses, a thing's name in the world stands for its id. */
export type Refusal = [what: string, code: string, operation: Operation, by: Person | null, asked?: Asked];

/** The call with the world's ids and token. */
export function callIn(world: World, by: Person | null, { params = {}, query = {}, body }: Asked): Call {
  const known: Partial<Record<string, string>> = world;
  const named = (given: Record<string, string>) =>
    Object.fromEntries(Object.entries(given).map(([name, value]) => [name, known[value] ?? value]));
  return {
    params: named(params),
    query: named(query),
    ...(by && { token: known[by] ?? by }),
    body: typeof body === 'function' ? (body as (world: World) => object)(world) : body,
  };
}
