import { Suspense, startTransition, useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { LoadedPage } from './LoadedPage';
import { fetchPage, holdPage, type PageLoader } from './pageCode';

/** Keeps the processor for longer than React renders in one go, so that others get a turn before it shows anything. */
function Slow({ onRender }: { onRender: () => void }) {
  onRender();
  for (const end = performance.now() + 50; performance.now() < end;);
  return null;
}

it('shows a page whose code comes while the moment before it is being rendered', async () => {
  let arrive: () => void = () => undefined;
  const code = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const load: PageLoader = () => code.then(() => () => <h1>The page</h1>);
  void fetchPage(load);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  startTransition(() =>
    root.render(
      <MemoryRouter>
        <LoadedPage load={load} />
        <Slow onRender={arrive} />
        <Slow onRender={arrive} />
      </MemoryRouter>,
    ),
  );
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeVisible();
  root.unmount();
  container.remove();
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
});

it('shows a page that is ready while the wait for it is being rendered', async () => {
  const load: PageLoader = () => Promise.resolve(() => <h1>The page</h1>);
  await fetchPage(load);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  holdPage(load, Promise.resolve());
  startTransition(() =>
    root.render(
      <MemoryRouter>
        <LoadedPage load={load} />
      </MemoryRouter>,
    ),
  );
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeVisible();
  root.unmount();
  container.remove();
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
});

const first: PageLoader = () => Promise.resolve(() => <h1>The page before</h1>);

/** Stands on a page, from which `open` leads to another one. */
async function standOnPage() {
  await fetchPage(first);
  let open: (load: PageLoader) => void = () => undefined;
  function Pages() {
    const [load, setLoad] = useState(() => first);
    open = (next) => startTransition(() => setLoad(() => next));
    return (
      <Suspense fallback={<p>A moment in between</p>}>
        <LoadedPage load={load} />
      </Suspense>
    );
  }
  render(
    <MemoryRouter>
      <Pages />
    </MemoryRouter>,
  );
  return {
    open: (next: PageLoader) => act(() => open(next)),
    pass: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)),
  };
}

const shown = () => document.body.textContent;

describe('a page that a link opens', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('takes the place of the one before as soon as it is ready', async () => {
    const { open, pass } = await standOnPage();
    let arrive: () => void = () => undefined;
    const code = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const next: PageLoader = () => code.then(() => () => <h1>The next page</h1>);
    holdPage(next, fetchPage(next));
    open(next);
    await pass(150);
    expect(shown()).toBe('The page before');
    arrive();
    await pass(0);
    expect(shown()).toBe('The next page');
  });

  it('is told to load where it is not ready in a moment', async () => {
    const { open, pass } = await standOnPage();
    const next: PageLoader = () => new Promise(() => undefined);
    holdPage(next, fetchPage(next));
    open(next);
    await pass(150);
    expect(shown()).toBe('The page before');
    await pass(100);
    expect(shown()).toBe('Loading…');
  });
});
