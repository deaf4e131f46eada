import type { ChosenColumns } from '../../../ad-kit/reports/chosenColumns';
import { placesOf, titlesOf } from '../../../ad-kit/reports/headerRow';
import type { UnitOfWork } from '../../db/unitOfWork';
import type { Clock } from '../../lib/clock';
import type { Page, Paged } from '../../lib/page';
import { invalidField, notFound } from '../../lib/refusal';
import type { Scope } from '../../lib/scope';
import type { ReportColumnsRepository } from './reportColumns.repository';
import type { RememberedColumns } from './reportColumns.types';

/** Characters of a header row; the widest export of a platform has half as many. */
const longestTitles = 6_000;

interface ReportColumnsDeps {
  reportColumns: ReportColumnsRepository;
  unitOfWork: UnitOfWork<{ reportColumns: ReportColumnsRepository }>;
  clock: Clock;
}

export type ReportColumnsService = ReturnType<typeof createReportColumnsService>;

/** Which columns of report files people chose by hand, for the next file with the same header row. */
export function createReportColumnsService({ reportColumns, unitOfWork, clock }: ReportColumnsDeps) {
  return {
    list: (scope: Scope, page: Page): Promise<Paged<RememberedColumns>> => reportColumns.page(scope.workspaceId, page),

    /** Throws `Refusal('validation_failed')` for a header row that is too long, and for columns that it doesn't have. */
    remember(asked: Scope, headings: string[], columns: ChosenColumns): Promise<RememberedColumns> {
      refuseBadColumns(headings, columns);
      const chosen = { titles: titlesOf(headings), places: placesOf(headings, columns) };
      return unitOfWork(asked, async (tx, scope) => {
        await tx.locks.workspace(scope.workspaceId);
        return tx.reportColumns.keep(scope, { ...chosen, chosenAt: clock.now() });
      });
    },

    forget: (asked: Scope, id: string): Promise<void> =>
      unitOfWork(asked, async (tx, { workspaceId }) => {
        if (!(await tx.reportColumns.delete(workspaceId, id))) throw notFound('choice');
      }),
  };
}

function refuseBadColumns(headings: string[], columns: ChosenColumns): void {
  if (headings.join('').length > longestTitles) {
    throw invalidField('headings', 'This header row is too long to be remembered. The limit is 6,000 characters.');
  }
  const chosen = Object.entries(columns);
  if (chosen.length === 0) throw invalidField('columns', 'Choose a column.');
  for (const [field, column] of chosen) {
    if (column !== null && !(column in headings))
      throw invalidField(`columns.${field}`, 'The file has no such column.');
  }
}
