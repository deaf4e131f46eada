import Button from '@mui/material/Button';
import { EmptyState } from './EmptyState';
import { Panel } from './Panel';

type Props = { title: string; onClear: () => void };

/** Shown where filters hide everything, with a way to show it again. */
export function NoMatch({ title, onClear }: Props) {
  return (
    <Panel>
      <EmptyState
        title={title}
        text="Try adjusting your search or filter criteria"
        action={
          <Button variant="outlined" onClick={onClear}>
            Clear filters
          </Button>
        }
      />
    </Panel>
  );
}
