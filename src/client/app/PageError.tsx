import Button from '@mui/material/Button';
import { PageHeader } from '../components/PageHeader';

/** What stands where a page crashed, or where its code could not be fetched. The rest of the product goes on. */
export function PageError() {
  return (
    <>
      <PageHeader
        title="This page stopped working"
        subtitle="Nothing that you stored is lost. Loading the page again mostly helps."
      />
      <Button onClick={() => window.location.reload()}>Load again</Button>
    </>
  );
}
