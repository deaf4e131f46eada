import { makeStore } from '../app/store';
import { toastShown } from '../redux/toastsSlice';
import { createFakeWorld } from './fakeWorld';
import { lookAtTheEnd, takeUnplain } from './statesAtTheEnd';

it('tells what isn’t plain data in a store, and where, once', () => {
  const store = lookAtTheEnd(makeStore({ extra: createFakeWorld().extra }));
  const at = new Date();
  store.dispatch(
    toastShown({ title: 'Deleted', action: { label: 'Undo', event: { type: 'undone', payload: { at } } } }),
  );
  expect(takeUnplain()).toEqual([{ keyPath: 'toasts.queue.0.action.event.payload.at', value: at }]);
  expect(takeUnplain()).toEqual([]);
});

it('says nothing of plain data', () => {
  lookAtTheEnd(makeStore({ extra: createFakeWorld().extra }));
  expect(takeUnplain()).toEqual([]);
});
