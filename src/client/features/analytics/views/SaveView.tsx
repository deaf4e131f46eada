import { type AnalyticsView as SavedView, useCreateAnalyticsViewMutation } from '../../../api/analyticsApi';
import { bounds } from '../../../api/bounds';
import { SaveUnderName } from '../../../domain/forms/SaveUnderName';
import { useWorkspace } from '../../../domain/teams/workspace';
import { type AnalyticsView, writeAnalyticsView } from '../analyticsView';
import { viewNameComplaint } from './viewNameComplaint';

/** Saves the view that is shown under a name. */
export function SaveView({ view, others }: { view: AnalyticsView; others: readonly SavedView[] }) {
  const workspace = useWorkspace();
  const [create, { isLoading, error }] = useCreateAnalyticsViewMutation();
  return (
    <SaveUnderName
      label="Save this view as"
      placeholder="View name"
      buttonLabel="Save view"
      maxLength={bounds.NewAnalyticsView.name.maxLength}
      complaintAbout={(name) => viewNameComplaint(name, others)}
      isBusy={isLoading}
      error={error}
      onSave={async (name) => {
        const query = writeAnalyticsView(view).toString();
        const result = await create({ ...workspace, newAnalyticsView: { name, query } });
        return result.data !== undefined;
      }}
    />
  );
}
