import Button from '@mui/material/Button';
import { ErrorPanel } from '../components/ErrorPanel';
import { PageHeader } from '../components/PageHeader';
import { Panel } from '../components/Panel';

/**
 * What stands where a page's code could not be fetched, with `onRetry`, or where the page crashed. The rest of the
 * product goes on.
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
