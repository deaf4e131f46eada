import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { PageHeader } from '../components/PageHeader';
import { paths } from '../lib/paths';

/** What stands at an address that nothing has. */
export function NotFoundPage() {
  return (
    <>
      <PageHeader
        title="Page not found"
        subtitle="There’s no page at this address. It may be mistyped, or the page has moved."
      />
      <Button variant="outlined" component={Link} to={paths.dashboard}>
        Go to the start page
      </Button>
    </>
  );
}
