import { Link, useLocation } from 'react-router-dom';
import { isBehind, navigationLinks } from './pages';

/** The links to the pages; the one that leads to where one is says so. */
export function NavigationLinks({ onClick }: { onClick?: () => void }) {
  const { pathname } = useLocation();
  return navigationLinks.map(({ to, label }) => (
    <Link key={to} to={to} onClick={onClick} aria-current={isBehind(to, pathname) ? 'page' : undefined}>
      {label}
    </Link>
  ));
}
