import { type ReportImport, type ReportImportResult, useImportReportMutation } from '../../api/metricsApi';
import { type ChosenFile, useFilePreview } from '../../domain/report-import/useFilePreview';
import { useWorkspace } from '../../domain/teams/workspace';

/** What was answered about a file, as it goes on the wire. */
export type Choices = Omit<ReportImport, 'csv' | 'dry_run'>;

/** A file, what was answered about it, and what it would do. */
export type ChosenReport = ChosenFile<Choices, ReportImportResult>;

/** Previews what files of several campaigns would do. */
export function useReportImport() {
  const workspace = useWorkspace();
  const [preview, { isLoading }] = useImportReportMutation();
  const file = useFilePreview<Choices, ReportImportResult>({
    preview: (csv, choices) => preview({ ...workspace, reportImport: { csv, dry_run: true, ...choices } }),
    unanswered: {},
    answered,
  });
  return { ...file, isReading: isLoading };
}

/** Other columns have other campaigns and kinds of results. */
function answered(before: Choices, answers: Choices): Choices {
  const { targets: _targets, result_kind: _kind, ...others } = before;
  return { ...(answers.columns ? others : before), ...answers };
}
