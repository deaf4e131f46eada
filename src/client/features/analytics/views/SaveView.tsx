import { useCreateAnalyticsViewMutation } from '../../../api/analyticsApi';
import { bounds } from '../../../api/bounds';
import { SaveUnderName } from '../../../domain/forms/SaveUnderName';
import { useWorkspace } from '../../../domain/teams/workspace';
import { type AnalyticsView, writeAnalyticsView } from '../analyticsView';

/** Saves the view that is shown under a name. */
export function SaveView({ view }: { view: AnalyticsView }) {
  const workspace = useWorkspace();
  const [create, { isLoading, error }] = useCreateAnalyticsViewMutation();
  return (
    <SaveUnderName
      label="Save this view as"
      placeholder="View name"
      buttonLabel="Save view"
      maxLength={bounds.NewAnalyticsView.name.maxLength}
      complaintAbout={(name) => (name.trim() === '' ? 'Please give the view a name.' : undefined)}
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
