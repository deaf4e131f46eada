import Button from '@mui/material/Button';
import { EmptyState } from './EmptyState';

type Props = {
  title: string;
  /** The sentence that says why. */
  detail: string;
  onRetry: () => void;
};

/** What stands where data could not be read. */
export function ErrorPanel({ title, detail, onRetry }: Props) {
  return (
    <div role="alert">
      <EmptyState
        title={title}
        text={detail}
        action={
          <Button variant="outlined" onClick={onRetry}>
            Retry
          </Button>
        }
      />
    </div>
  );
}
