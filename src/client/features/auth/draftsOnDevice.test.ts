import { sessionStarted, signedOut } from '../../api/authSlice';
import { makeStore } from '../../app/store';
import { appStarted } from '../../redux/appStarted';
import { answerFrom } from '../../testing/apiServer';
import { aUser } from '../../testing/builders';
import { createFakeApi } from '../../testing/fakeApi';
import { createFakeWorld } from '../../testing/fakeWorld';
import { signOut } from '../../redux/signOut';

const mara = aUser();
const jonas = aUser({ email: 'jonas@northfold.example' });

const key = `ad-copies.${mara.id}`;

/** A browser in which Mara is signed in and has written something that is not stored yet. */
function start() {
  answerFrom(createFakeApi({ user: mara }));
  const world = createFakeWorld();
  const store = makeStore({ extra: world.extra });
  store.dispatch(appStarted());
  const signIn = (user: typeof mara) => store.dispatch(sessionStarted({ token: `token of ${user.email}`, user }));
  const write = () => world.extra.storage.setItem(key, '{"an ad":{}}');
  signIn(mara);
  write();
  return { world, store, signIn, write };
}

it.each(['requested', 'deleted'] as const)('go when the session ends because that was %s', (reason) => {
  const { world, store } = start();
  store.dispatch(signedOut({ reason }));
  expect(world.stored(key)).toBeUndefined();
});

it('are asked about before one logs out, and stay with the session if one does not', async () => {
  const { world, store } = start();
  world.extra.confirm.mockReturnValueOnce(false);
  await store.dispatch(signOut());
  expect(world.extra.confirm).toHaveBeenCalledWith(expect.stringContaining('Log out and discard them?'));
  expect(world.stored(key)).toBeDefined();
  expect(store.getState().auth.user).toEqual(mara);
  await store.dispatch(signOut());
  expect(world.stored(key)).toBeUndefined();
  expect(store.getState().auth.user).toBeNull();
});

it('are not asked about where there are none', async () => {
  const { world, store } = start();
  world.extra.storage.removeItem(key);
  await store.dispatch(signOut());
  expect(world.extra.confirm).not.toHaveBeenCalled();
});

it('go from another tab too, which may have written one more', () => {
  const { world, store, write } = start();
  // The other tab shares the storage: it has removed all, and then this one wrote.
  world.extra.storage.setItem('signed-out-by-choice', 'yes');
  write();
  world.changeInOtherTab({ key: 'token', newValue: null });
  expect(store.getState().auth.status).toBe('unauthenticated');
  expect(world.stored(key)).toBeUndefined();
});

it('stay for the same account when the session expired', () => {
  const { world, store, signIn } = start();
  store.dispatch(signedOut({ reason: 'refused' }));
  expect(world.stored(key)).toBeDefined();
  signIn(mara);
  expect(world.stored(key)).toBeDefined();
});

it('stay when the session expired in another tab', () => {
  const { world } = start();
  world.changeInOtherTab({ key: 'token', newValue: null });
  expect(world.stored(key)).toBeDefined();
});

it('go when somebody else signs in after the session expired', () => {
  const { world, store, signIn } = start();
  store.dispatch(signedOut({ reason: 'refused' }));
  signIn(jonas);
  expect(world.stored(key)).toBeUndefined();
});
