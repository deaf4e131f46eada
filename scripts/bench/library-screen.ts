import { RunningServer } from '../../src/browser-tests/server';
import { launchBrowser, signedInContext } from './browser';
import { median } from './median';

const rounds = 12;
const cardsOnPage = 24;

/** Runs in the page: from the click on the way to the library until all cards of its first page stand there. */
const openLibrary = `new Promise((resolve) => {
  const start = performance.now();
  const look = () =>
    document.querySelectorAll('main [aria-label^="Use Template: "]').length >= ${cardsOnPage}
      ? resolve(performance.now() - start)
      : requestAnimationFrame(look);
  document.querySelector('header a[href="/templates"]').click();
  look();
})`;

export type LibraryScreen = {
  /** The median in milliseconds from the click to the first page of the library, which is not known before. */
  timeList: () => Promise<number>;
  close: () => Promise<void>;
};

/** The product in a browser, with a database that others can change meanwhile. */
export async function openLibraryScreen(databaseUrl: string): Promise<LibraryScreen> {
  const server = await RunningServer.start({
    DATABASE_URL: databaseUrl,
    DEFAULT_PLAN: 'enterprise',
    LOG_LEVEL: 'warn',
  });
  const browser = await launchBrowser();
  const options = { baseURL: server.url, viewport: { width: 1440, height: 900 } };
  const { context } = await signedInContext(browser, options);
  const page = await context.newPage();
  return {
    timeList: async () => {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        await page.goto('/');
        await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
        await page.waitForLoadState('networkidle');
        times.push(await page.evaluate<number>(openLibrary));
      }
      return median(times);
    },
    close: async () => {
      await browser.close();
      await server.dispose();
    },
  };
}
