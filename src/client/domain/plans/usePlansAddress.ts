import { useLocation } from 'react-router-dom';
import { paths, withQuery } from '../../lib/paths';

/** The plans' address, which knows the way back to the page that is shown. */
export function usePlansAddress(): string {
  const { pathname, search } = useLocation();
  return withQuery(paths.billing, { from: pathname + search });
}
