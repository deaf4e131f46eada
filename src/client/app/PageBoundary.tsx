import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PageError } from './PageError';

/** Shows what to do when the page inside crashes or can't be fetched. Another address is another try. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary key={pathname}>{children}</Boundary>;
}

type State = { error: unknown; tries: number };

class Boundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined, tries: 0 };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  handleRetry = () => this.setState(({ tries }) => ({ error: undefined, tries: tries + 1 }));

  override render() {
    const { error, tries } = this.state;
    if (error === undefined) return this.props.children;
    // Code that can't be fetched a second time may be that of an older release, which only a new page knows.
    return isNotFetched(error) && tries === 0 ? <PageError onRetry={this.handleRetry} /> : <PageError />;
  }
}

/** The bundler's name for code that could not be fetched. */
function isNotFetched(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}
