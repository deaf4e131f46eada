import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState';
import { NoMatch } from '../../components/NoMatch';
import { Panel } from '../../components/Panel';
import { useMay } from '../../domain/teams/useMay';
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
      <NoNumbers />
    </Panel>
  );
}

function NoNumbers() {
  const title = 'No numbers in these days';
  if (!useMay('importReport')) return <EmptyState title={title} text="Choose another period to see more." />;
  return (
    <EmptyState
      title={title}
      text="Choose another period, or import a report from Google Ads, Meta, or another ads manager."
      action={
        <Button variant="outlined" component={Link} to={paths.importReport}>
          Import a report
        </Button>
      }
    />
  );
}
