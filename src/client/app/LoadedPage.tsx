import { createElement, startTransition, useEffect, useState } from 'react';
import { PageFallback } from './PageFallback';
import { type PageLoader, arrivedPage, fetchPage, waitAround } from './pageCode';

type Props = { load: PageLoader };
type Failure = { load: PageLoader; error: unknown };

/** A page whose code is fetched when it is first opened. One that a link has just opened is waited for at first. */
export function LoadedPage({ load }: Props) {
  const wait = waitAround(load);
  const page = <ArrivingPage load={load} />;
  return wait ? createElement(wait, null, page) : page;
}

/**
 * The page, or what stands for it. Where its code cannot be fetched it throws; mounted again, it tries again.
 * Not by `Suspense`: React shows what a fallback stood for 300 ms late, and a page is to be there as soon as its code.
 */
function ArrivingPage({ load }: Props) {
  const [failure, setFailure] = useState<Failure>();
  const [, setArrived] = useState<PageLoader>();
  const page = arrivedPage(load);
  useEffect(() => {
    // By what was rendered: the code may have come since, and nobody would render it.
    if (page) return undefined;
    let isWanted = true;
    fetchPage(load).then(
      // A transition is rendered in slices, so that whoever clicks meanwhile is heard.
      () => isWanted && startTransition(() => setArrived(() => load)),
      (error: unknown) => isWanted && setFailure({ load, error }),
    );
    return () => {
      isWanted = false;
    };
  }, [load, page]);
  if (failure?.load === load) throw failure.error;
  return page ? createElement(page) : <PageFallback />;
}
