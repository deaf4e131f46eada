import { toWireApiKey } from '../../contract/wire/apiKeys';
import type { Db } from '../../db/connect';
import { itemsIn } from '../../db/reach';
import { apiKeys as apiKeysTable } from '../../db/tables/apiKeys';
import type { Scope } from '../../lib/scope';
import type { Given, ServerModule } from '../../module';
import type { LimitsService } from '../limits/limits.service';
import type { PlansService } from '../plans/plans.service';
import type { Site } from '../mail/mail.types';
import { createApiKeyHandlers } from './apiKeys.handlers';
import { type ApiKeysRepository, createApiKeysRepository } from './apiKeys.repository';
import { type ApiKeysService, type ApiKeysTx, createApiKeysService, type KeyHolders } from './apiKeys.service';

interface GivenToKeys extends Given<{ apiKeys: ApiKeysRepository; keyHolders: KeyHolders }, ApiKeysTx> {
  config: Site;
  plans: PlansService;
  limits: LimitsService;
}

export const apiKeysModule = {
  repositories: (db: Db) => ({ apiKeys: createApiKeysRepository(db) }),
  services: ({ repositories, unitOfWork, plans, limits, clock, config: site }: GivenToKeys) => ({
    apiKeys: createApiKeysService({ ...repositories, unitOfWork, plans, limits, clock, site }),
  }),
  handlers: createApiKeyHandlers,
  jobs: {},
  housekeeping: ({ apiKeys }: { apiKeys: ApiKeysService }) => ({
    'API keys that end soon': () => apiKeys.warnBeforeEnd(),
    'API keys that ended': () => apiKeys.removeEnded(),
  }),
  accountExport: async ({ apiKeys }: { apiKeys: ApiKeysService }, { actorId }: Scope) => ({
    api_keys: (await apiKeys.ofAccount(actorId)).map((key) => toWireApiKey(key, actorId)),
  }),
  activity: {},
  itemKinds: { key: itemsIn(apiKeysTable) },
} satisfies ServerModule;
