import Button from '@mui/material/Button';
import { EmptyState } from './EmptyState';
import { Panel } from './Panel';

type Props = {
  title: string;
  onClear: () => void;
  /** Whether a panel around it gives it its edge; else it gets a panel of its own. */
  isFramed?: boolean;
};

/** Shown where filters hide everything, with a way to show it again. */
export function NoMatch({ title, onClear, isFramed = false }: Props) {
  const state = (
    <EmptyState
      title={title}
      text="Try adjusting your search or filter criteria"
      action={
        <Button variant="outlined" onClick={onClear}>
          Clear filters
        </Button>
      }
    />
  );
  return isFramed ? state : <Panel>{state}</Panel>;
}
