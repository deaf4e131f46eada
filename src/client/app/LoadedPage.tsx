import { createElement, startTransition, useEffect, useState } from 'react';
import { PageFallback } from './PageFallback';
import { type PageLoader, arrivedPage, fetchPage, waitAround } from './pageCode';

type Props = { load: PageLoader };
type Failure = { load: PageLoader; error: unknown };

/**
 * A page whose code is fetched when it is first opened. After a click on a link, the previous page stays for a moment.
 */
export function LoadedPage({ load }: Props) {
  const wait = waitAround(load);
  const page = <ArrivingPage load={load} />;
  return wait ? createElement(wait, null, page) : page;
}

/**
 * The page, or its placeholder while the code loads. Throws if the code can't be fetched; mounting it again retries. It
 * doesn't use `Suspense`, because React would show the loaded page up to 300 ms late.
 */
function ArrivingPage({ load }: Props) {
  const [failure, setFailure] = useState<Failure>();
  const [, setArrived] = useState<PageLoader>();
  const page = arrivedPage(load);
  useEffect(() => {
    // The code may have arrived after this was rendered, and nothing else would render it.
    if (page) return undefined;
    let isWanted = true;
    fetchPage(load).then(
      // A transition is rendered in slices, so that clicks in the meantime are answered.
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
