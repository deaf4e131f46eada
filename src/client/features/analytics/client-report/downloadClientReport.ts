import { createAppAsyncThunk } from '../../../redux/createAppAsyncThunk';
import { handOverFile } from '../../../redux/handOverFile';
import { problemToast, toastShown } from '../../../redux/toastsSlice';
import { withQuery } from '../../../lib/paths';
import type { ReportArguments } from '../analyticsView';
import type { ReportView } from './reportView';
import type { ReportWords } from './reportWords';

type Wanted = { wanted: ReportArguments; view: ReportView; words: ReportWords; teamId?: string | undefined };

/** Downloads a report as a PDF file. A toast tells a failure. */
export const downloadClientReport = createAppAsyncThunk<void, Wanted>(
  'analytics/downloadClientReport',
  async ({ wanted, view, words, teamId }, thunk) => {
    const { from, to, compare, campaignId, search, status, platform, label } = wanted;
    const path = withQuery('/analytics/report/pdf', {
      team_id: teamId,
      from,
      to,
      compare,
      campaign_id: campaignId,
      search,
      status,
      platform,
      label,
      metric: view.numbers.metric,
      title: words.title.trim(),
      note: words.note.trim(),
      without: view.without.join(),
      paper: view.paper,
    });
    const problem = await handOverFile(path, 'report.pdf', thunk);
    if (problem) thunk.dispatch(toastShown(problemToast(problem)));
  },
);
