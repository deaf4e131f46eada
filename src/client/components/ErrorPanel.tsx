import Button from '@mui/material/Button';
import { EmptyState } from './EmptyState';

type Props = {
  title: string;
  /** The sentence that says why; left out where a toast has said it. What may be done stands there instead. */
  detail?: string;
  onRetry: () => void;
};

/** What stands where data could not be read. Nothing is told twice: after a toast the panel is no alert. */
export function ErrorPanel({ title, detail, onRetry }: Props) {
  return (
    <div role={detail === undefined ? undefined : 'alert'}>
      <EmptyState
        title={title}
        text={detail ?? 'Please check your connection and try again.'}
        action={
          <Button variant="outlined" onClick={onRetry}>
            Retry
          </Button>
        }
      />
    </div>
  );
}
