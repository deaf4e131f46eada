import Button from '@mui/material/Button';
import { EmptyState } from './EmptyState';

type Props = {
  title: string;
  /** Why it failed; left out where a toast has said so. The panel then says what can be done. */
  detail?: string;
  onRetry: () => void;
};

/** Shown where data couldn't be loaded. After a toast, the panel is no alert, so that nothing is announced twice. */
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
