/** Makes the screen of this test as wide as a phone's. Without it there is no `matchMedia`, which counts as wide. */
export function onAPhone() {
  Object.assign(window, { matchMedia: (query: string) => mediaQueryList(query, query.includes('max-width')) });
}

/** Belongs into `afterEach`: the next test has its wide screen again. */
export function forgetScreenWidth() {
  Reflect.deleteProperty(window, 'matchMedia');
}

function mediaQueryList(media: string, matches: boolean): MediaQueryList {
  const ignore = () => undefined;
  return Object.assign(new EventTarget(), {
    media,
    matches,
    onchange: null,
    addListener: ignore,
    removeListener: ignore,
  });
}
