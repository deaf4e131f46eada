import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { LoadedPage } from './LoadedPage';
import { PageBoundary } from './PageBoundary';
import type { PageLoader } from './pageCode';

function Page() {
  return <h1>The page</h1>;
}

const notFetched = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

function openPage(load: PageLoader) {
  render(
    <MemoryRouter>
      <PageBoundary>
        <LoadedPage load={load} />
      </PageBoundary>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

describe('a page', () => {
  beforeEach(() => {
    // React reports what a boundary catches.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  it('whose code could not be fetched is fetched again', async () => {
    const load = jest.fn<ReturnType<PageLoader>, []>().mockRejectedValueOnce(notFetched()).mockResolvedValue(Page);
    const user = openPage(load);
    expect(await screen.findByText('Please check your connection and try again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'The page' })).toBeVisible();
  });

  it('whose code is gone for good is to be loaded anew', async () => {
    const load = jest.fn<ReturnType<PageLoader>, []>().mockRejectedValue(notFetched());
    const user = openPage(load);
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Reload' })).toBeVisible();
  });

  it('that crashes says so', async () => {
    const Crashing = () => {
      throw new Error('undefined is not an object');
    };
    openPage(() => Promise.resolve(Crashing));
    expect(await screen.findByRole('heading', { name: 'This page stopped working' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });
});
