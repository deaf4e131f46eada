import { columnsFromWire, columnsToWire } from '../../ad-kit/reports/chosenColumns';
import { placesOf, titlesOf } from '../../ad-kit/reports/headerRow';
import type { RememberedColumns } from '../api/reportColumnsApi';
import { aUuid } from './builders';
import { type FakeAnswers, notFound, pageOf, refuseFaults } from './fakeState';
import { workspaceNamed, workspaceToChange, workspaceToFill } from './fakeTeams';

type ReportColumnsOperation = 'listReportColumns' | 'rememberReportColumns' | 'forgetReportColumns';

const mostRemembered = 50;

/** Which columns of report files people chose by hand. */
export const reportColumnAnswers: FakeAnswers<ReportColumnsOperation> = {
  listReportColumns: ({ state, account, query }) => pageOf(workspaceNamed(state, account, query).reportColumns, query),
  rememberReportColumns: ({ state, account, query, body: { headings, columns } }) => {
    const { workspace } = workspaceToFill(state, account, query.get('team_id'));
    refuseFaults({ columns: Object.keys(columns).length === 0 && 'Choose a column.' });
    const titles = titlesOf(headings);
    const known = workspace.reportColumns.find((one) => JSON.stringify(one.titles) === JSON.stringify(titles));
    const remembered: RememberedColumns = {
      id: known?.id ?? aUuid(),
      titles,
      columns: columnsToWire(placesOf(headings, columnsFromWire(columns))),
      chosen_at: new Date(state.now()).toISOString(),
      chosen_by: account.user.full_name,
      is_own: true,
    };
    const others = workspace.reportColumns.filter((one) => one !== known);
    workspace.reportColumns = [remembered, ...others].slice(0, mostRemembered);
    return { body: remembered };
  },
  forgetReportColumns: ({ state, account, params }) => {
    const workspace = workspaceToChange(state, account, params.id);
    if (!workspace.reportColumns.some(({ id }) => id === params.id)) throw notFound('choice');
    workspace.reportColumns = workspace.reportColumns.filter(({ id }) => id !== params.id);
    return { body: undefined };
  },
};
