import {
  type MetricsImport,
  type MetricsImportReport,
  useImportCampaignMetricsMutation,
} from '../../../api/metricsApi';
import { type ChosenFile, useFilePreview } from '../../../domain/report-import/useFilePreview';

/** What was answered about a file, as it goes on the wire. */
export type Choices = Omit<MetricsImport, 'csv' | 'dry_run'>;

/** A file, what was answered about it, and what it would do to the campaign. */
export type ChosenReport = ChosenFile<Choices, MetricsImportReport>;

/** Previews what files would do to a campaign. */
export function useReportPreview(campaignId: string) {
  const [preview, { isLoading }] = useImportCampaignMetricsMutation();
  const file = useFilePreview<Choices, MetricsImportReport>({
    preview: (csv, choices) => preview({ id: campaignId, metricsImport: { csv, dry_run: true, ...choices } }),
    unanswered: {},
    answered,
  });
  return { ...file, isReading: isLoading };
}

/** Other columns have other campaigns and kinds of results. */
function answered(before: Choices, answers: Choices): Choices {
  const { campaign: _campaign, result_kind: _kind, ...others } = before;
  return { ...(answers.columns ? others : before), ...answers };
}
