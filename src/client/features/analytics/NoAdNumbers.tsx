import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState';
import { paths } from '../../lib/paths';

/** Shown by ad where there are numbers, and none of them is of an ad. */
export function NoAdNumbers() {
  return (
    <EmptyState
      title="These numbers aren’t by ad"
      text="They don’t say which ad they belong to. In your ads manager, choose a report with a column of ads, and import it: each ad gets its own numbers here."
      action={
        <Button variant="outlined" component={Link} to={paths.importReport}>
          Import a report
        </Button>
      }
    />
  );
}
