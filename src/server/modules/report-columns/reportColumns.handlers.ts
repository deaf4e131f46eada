import { columnsFromWire } from '../../../ad-kit/reports/chosenColumns';
import type { Handlers } from '../../contract/handlers';
import { pageOf, totalCount } from '../../contract/paging';
import { toWireRememberedColumns } from '../../contract/wire/reports';
import type { ReportColumnsService } from './reportColumns.service';

type ReportColumnsHandlers = Pick<Handlers, 'listReportColumns' | 'rememberReportColumns' | 'forgetReportColumns'>;

export interface ReportColumnsServices {
  reportColumns: ReportColumnsService;
}

export function createReportColumnsHandlers({ reportColumns }: ReportColumnsServices): ReportColumnsHandlers {
  return {
    listReportColumns: async ({ scope, query }) => {
      const paged = await reportColumns.list(scope, pageOf(query));
      const body = paged.items.map((one) => toWireRememberedColumns(one, scope));
      return { status: 200, headers: totalCount(paged), body };
    },
    rememberReportColumns: async ({ scope, body: { headings, columns } }) => {
      const remembered = await reportColumns.remember(scope, headings, columnsFromWire(columns));
      return { status: 200, body: toWireRememberedColumns(remembered, scope) };
    },
    forgetReportColumns: async ({ scope, params }) => {
      await reportColumns.forget(scope, params.id);
      return { status: 204 };
    },
  };
}
