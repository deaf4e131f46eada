import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { checkAnswer } from './contractCheck';
import type { FakeApi } from './fakeApi';

/** The files that artworks are set in, from their packages. */
const fonts = http.get('*/fonts/*', async ({ request }) => {
  const { pathname } = new URL(request.url);
  const bytes = await readFile(path.join('node_modules', pathname.replace('/fonts/', '')));
  return HttpResponse.arrayBuffer(Uint8Array.from(bytes).buffer);
});

/** Only the build writes the list of what is fetched ahead. */
const aheadList = http.get('*/ahead.json', () => new HttpResponse(null, { status: 404 }));

/** Stands at the network's edge of every test. A call that nothing answers fails the test. */
export const apiServer = setupServer(fonts, aheadList);

const failures: unknown[] = [];

/** Lets a fake backend answer the API until the test is over. */
export function answerFrom(fake: FakeApi) {
  apiServer.use(
    http.all('*/api/*', async ({ request }) => {
      try {
        const { operation, response, isOrdered } = await fake.answer(request.clone());
        // What a test ordered may be what only another backend says.
        if (!isOrdered) await checkAnswer(operation, response.clone());
        return response;
      } catch (error) {
        failures.push(error);
        throw error;
      }
    }),
  );
}

/** What the fake backend could not answer since it was last asked, such as paths that the contract does not have. */
export function takeFailures(): unknown[] {
  return failures.splice(0);
}
