import Button from '@mui/material/Button';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { PageHeader } from '../components/PageHeader';
import { NotFoundPage } from './NotFoundPage';

/** What stands where a page crashed, or where its code could not be fetched. The rest of the product goes on. */
export function RouteError() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
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
