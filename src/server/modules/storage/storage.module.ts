import type { ServerModule } from '../../module';
import { createStorageService, type StorageDeps } from './storage.service';

export const storageModule = {
  repositories: () => ({}),
  services: ({ repositories }: { repositories: StorageDeps }) => ({ storage: createStorageService(repositories) }),
  handlers: () => ({}),
  jobs: {},
  housekeeping: () => ({}),
  accountExport: () => Promise.resolve({}),
  activity: {},
  itemKinds: {},
} satisfies ServerModule;
