import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState';
import { NoMatch } from '../../components/NoMatch';
import { Panel } from '../../components/Panel';
import { paths } from '../../lib/paths';
import { type AnalyticsView, isFiltered, unfiltered } from './analyticsView';

type Props = { view: AnalyticsView; isPeriodChosen: boolean; onView: (view: AnalyticsView) => void };

/** Shown where there is nothing to add up. */
export function NoResults({ view, isPeriodChosen, onView }: Props) {
  if (!isPeriodChosen) {
    return (
      <Panel>
        <EmptyState
          title="Choose the dates"
          text="Pick a first and a last day. The last one can’t come before the first."
        />
      </Panel>
    );
  }
  if (isFiltered(view)) {
    return <NoMatch title="No numbers match" onClear={() => onView(unfiltered(view))} />;
  }
  return (
    <Panel>
      <EmptyState
        title="No numbers in these days"
        text="Choose another period, or add a campaign’s daily numbers manually or from the platform’s report."
        action={
          <Button variant="outlined" component={Link} to={paths.campaigns}>
            Go to campaigns
          </Button>
        }
      />
    </Panel>
  );
}
