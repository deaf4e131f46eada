import { startTransition } from 'react';
import { screen } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { LoadedPage } from './LoadedPage';
import { fetchPage, type PageLoader } from './pageCode';

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
