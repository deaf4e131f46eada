import { http } from 'msw';
import { setupServer } from 'msw/node';
import type { FakeApi } from './fakeApi';

/** Stands at the network's edge of every test. A call that nothing answers fails the test. */
export const apiServer = setupServer();

const failures: unknown[] = [];

/** Lets a fake backend answer the API until the test is over. */
export function answerFrom(fake: FakeApi) {
  apiServer.use(
    http.all('*/api/*', async ({ request }) => {
      try {
        return await fake.respond(request.clone());
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
