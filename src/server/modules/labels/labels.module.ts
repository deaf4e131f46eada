import type { Handlers } from '../../contract/handlers';
import type { Db } from '../../db/connect';
import type { ServerModule } from '../../module';
import { createLabelsRepository, type LabelsRepository } from './labels.repository';
import { createLabelsService, type LabelsService } from './labels.service';

export const labelsModule = {
  repositories: (db: Db) => ({ labels: createLabelsRepository(db) }),
  services: ({ repositories }: { repositories: { labels: LabelsRepository } }) => ({
    labels: createLabelsService(repositories),
  }),
  handlers: ({ labels }: { labels: LabelsService }): Pick<Handlers, 'listLabels'> => ({
    listLabels: async ({ scope }) => ({ status: 200, body: await labels.list(scope) }),
  }),
  jobs: {},
  housekeeping: () => ({}),
  accountExport: () => Promise.resolve({}),
  activity: {},
  itemKinds: {},
} satisfies ServerModule;
