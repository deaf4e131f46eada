import type { ItemKind } from '../contract/access';
import { sampleThings } from './samples';
import type { TestServer } from './testServer';

/** Makes one of a team's things, for its owner, and returns its id. Each call makes another one. */
export const teamThings = (
  server: TestServer,
  ofOwner: () => { token: string; teamId: string },
): Record<ItemKind, () => Promise<string>> =>
  Object.fromEntries(
    Object.entries(sampleThings).map(([kind, { add }]) => [
      kind,
      () => {
        const { token, teamId } = ofOwner();
        return add(server, token, teamId);
      },
    ]),
  ) as Record<ItemKind, () => Promise<string>>;
