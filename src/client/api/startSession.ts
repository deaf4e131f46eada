import { sessionStarted } from './authSlice';
import type { Session } from './generated/auth.gen';

type Lifecycle = {
  dispatch: (action: ReturnType<typeof sessionStarted>) => unknown;
  queryFulfilled: Promise<{ data: Session }>;
};

/** Signs in with what a call that signs in answers. */
export async function startSession(_arg: unknown, { dispatch, queryFulfilled }: Lifecycle) {
  const session = await queryFulfilled.catch(() => undefined);
  if (session) dispatch(sessionStarted({ token: session.data.access_token, user: session.data.user }));
}
