import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import { apiServer, takeFailures } from './apiServer';
import { tellOfMissingElementsOnce } from './missingElements';
import { setPageSetting } from './pageSettings';
import { forgetScreenWidth } from './screenWidth';
import { takeUnplain } from './statesAtTheEnd';

// Long enough for slow machines. A wait ends as soon as its element is there, so only missing elements cost this time.
configure({ asyncUtilTimeout: 60_000 });
tellOfMissingElementsOnce();

setPageSetting('application-name', 'Test Product');
setPageSetting('demo', 'on');

// jsdom lays nothing out, so it has no scrolling.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
Object.assign(window, {
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
});

// jsdom's environment has no pointer events; a mouse event carries all that a swipe reads.
Object.assign(window, { PointerEvent: MouseEvent });

// jsdom's files can't hand out their bytes by themselves; its file reader can.
Object.assign(File.prototype, { arrayBuffer: readBytes, stream: streamBytes });

/** Each test's styles are its own. Left behind they would make every question for what is visible slower. */
function removeStyles() {
  for (const style of document.head.querySelectorAll('style[data-emotion]')) style.remove();
}

function readBytes(this: File): Promise<ArrayBuffer> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
}

function streamBytes(this: File): ReadableStream {
  return new ReadableStream({
    start: async (controller) => {
      controller.enqueue(new Uint8Array(await readBytes.call(this)));
      controller.close();
    },
  });
}

/** Lets the timers that are due come. Returns the number of its own, which counts up. */
const turn = () =>
  new Promise<number>((resolve) => {
    const timer = Number(setTimeout(() => resolve(timer), 0));
  });

let lastDropped = 0;

/** The page outlives a file of tests: what the file has left waiting doesn't happen in the next one. */
async function dropTimers() {
  // React's own timer may not be dropped. It has none left after a turn in which no other timer was set.
  let [before, last] = [0, await turn()];
  while (last !== before + 1) [before, last] = [last, await turn()];
  for (let timer = lastDropped; timer < last; timer += 1) clearTimeout(timer);
  lastDropped = last;
}

/** Belongs into each file of tests. */
export default function setUp() {
  beforeAll(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    apiServer.listen({ onUnhandledRequest: 'error' });
  });
  // A hook of its own: what a page still stores when it is closed is answered before the next one.
  afterEach(cleanup);
  afterEach(() => {
    apiServer.resetHandlers();
    forgetScreenWidth();
    localStorage.clear();
    removeStyles();
    expect(takeFailures()).toEqual([]);
    expect(takeUnplain()).toEqual([]);
  });
  afterAll(async () => {
    jest.useRealTimers();
    await dropTimers();
    apiServer.close();
  });
}
