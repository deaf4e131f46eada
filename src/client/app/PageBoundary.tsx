import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PageError } from './PageError';

/** Shows what to do when the page inside crashes. Another address is another try. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary key={pathname}>{children}</Boundary>;
}

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <PageError /> : this.props.children;
  }
}
