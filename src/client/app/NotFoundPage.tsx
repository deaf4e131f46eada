import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { PageHeader } from '../components/PageHeader';
import { paths } from '../lib/paths';

/** The page for unknown addresses. */
export function NotFoundPage() {
  return (
    <>
      <PageHeader
        title="Page not found"
        subtitle="There’s no page at this address. Check for typos, or the page may have moved."
      />
      <Button variant="outlined" component={Link} to={paths.dashboard}>
        Go to the home page
      </Button>
    </>
  );
}
