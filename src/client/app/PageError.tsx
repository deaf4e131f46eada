import Button from '@mui/material/Button';
import { ErrorPanel } from '../components/ErrorPanel';
import { PageHeader } from '../components/PageHeader';
import { Panel } from '../components/Panel';

/**
 * Shown in place of a page that crashed, or whose code couldn't be fetched (then with `onRetry`). The rest of the
 * product keeps working.
 */
export function PageError({ onRetry }: { onRetry?: () => void }) {
  return onRetry ? (
    <>
      <PageHeader title="Couldn’t load this page" />
      <Panel flush>
        <ErrorPanel
          title="The server isn’t responding"
          detail="Please check your connection and try again."
          onRetry={onRetry}
        />
      </Panel>
    </>
  ) : (
    <>
      <PageHeader
        title="This page stopped working"
        subtitle="Nothing you saved is lost. Reloading the page usually helps."
      />
      <Button onClick={() => window.location.reload()}>Reload</Button>
    </>
  );
}
