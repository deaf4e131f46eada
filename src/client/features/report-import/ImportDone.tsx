import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState';
import { Panel } from '../../components/Panel';
import { Row } from '../../components/Row';
import { paths } from '../../lib/paths';
import { countOf } from '../../lib/text';
import type { StoredFile } from './fileQueue';
import { effectiveOf, storedDays, storedTitle } from './targets';

/** What was stored, and where to look at it. */
export function ImportDone({ results, onAnother }: { results: StoredFile[]; onAnother: () => void }) {
  const stored = results.flatMap(effectiveOf);
  const made = stored.filter(({ is_new: isNew }) => isNew).length;
  const campaigns = new Set(stored.map(({ campaign_id: id, totals }) => id ?? totals.name)).size;
  const files = results.length > 1 && campaigns > 0 ? `From ${results.length} files: ` : '';
  return (
    <Panel>
      <EmptyState
        title={storedTitle(campaigns)}
        text={`${files}${storedDays(stored)}.${made > 0 ? ` ${countOf(made, 'new campaign')}: add a budget and dates when you have them.` : ''}`}
        action={
          <Row>
            <Button variant="contained" component={Link} to={paths.analytics}>
              See analytics
            </Button>
            <Button variant="outlined" onClick={onAnother}>
              Import more
            </Button>
          </Row>
        }
      />
    </Panel>
  );
}
