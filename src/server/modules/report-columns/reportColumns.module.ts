import type { Db } from '../../db/connect';
import { itemsIn } from '../../db/reach';
import { reportColumns } from '../../db/tables/reportColumns';
import type { Given, ServerModule } from '../../module';
import { createReportColumnsHandlers } from './reportColumns.handlers';
import { createReportColumnsRepository, type ReportColumnsRepository } from './reportColumns.repository';
import { createReportColumnsService } from './reportColumns.service';

export const reportColumnsModule = {
  repositories: (db: Db) => ({ reportColumns: createReportColumnsRepository(db) }),
  services: ({ repositories, unitOfWork, clock }: Given<{ reportColumns: ReportColumnsRepository }>) => ({
    reportColumns: createReportColumnsService({ ...repositories, unitOfWork, clock }),
  }),
  handlers: createReportColumnsHandlers,
  jobs: {},
  housekeeping: () => ({}),
  accountExport: () => Promise.resolve({}),
  activity: {},
  itemKinds: { choice: itemsIn(reportColumns) },
} satisfies ServerModule;
