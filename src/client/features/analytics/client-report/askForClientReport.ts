import { analyticsApi } from '../../../api/analyticsApi';
import { ahead } from '../../../api/baseApi';
import { mayAskForAnalytics } from '../../../domain/plans/mayAskForAnalytics';
import { workspaceOf } from '../../../domain/teams/teamsSlice';
import { todayInUtc } from '../../../lib/dates';
import type { AskForData } from '../../../redux/pageData';
import { reportArguments } from '../analyticsView';
import { readReportView } from './reportView';

/** Of all campaigns; whose numbers those of one campaign are is known once the campaign is. */
export const askForClientReport: AskForData = ({ dispatch, state, query }) => {
  const { numbers } = readReportView(query);
  const wanted = reportArguments(numbers, todayInUtc(Date.now()));
  if (!wanted || numbers.campaignId !== undefined || !mayAskForAnalytics(state)) return [];
  const ask = (by: typeof wanted.by) =>
    dispatch(analyticsApi.endpoints.getAnalyticsReport.initiate({ ...wanted, ...workspaceOf(state), by }, ahead));
  return [ask('day'), ask('campaign')];
};
