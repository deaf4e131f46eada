import type { Db } from '../../db/connect';
import type { ServerModule } from '../../module';
import { createSystemHandlers } from './system.handlers';
import { systemJobs } from './system.jobs';
import { createSystemRepository, type SystemRepository } from './system.repository';
import { createSystemService } from './system.service';

interface Given {
  repositories: { system: SystemRepository };
  database: { hasSpace: () => boolean };
}

export const systemModule = {
  repositories: (db: Db) => ({ system: createSystemRepository(db) }),
  services: ({ repositories, database }: Given) => ({
    system: createSystemService({ ...repositories, hasSpace: () => database.hasSpace() }),
  }),
  handlers: createSystemHandlers,
  jobs: systemJobs,
  // The steps of all modules are done by this one's job, the backup before them.
  housekeeping: () => ({}),
  accountExport: () => Promise.resolve({}),
  activity: {},
  itemKinds: {},
} satisfies ServerModule;
