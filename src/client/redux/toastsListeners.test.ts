import { makeStore } from '../app/store';
import { createFakeWorld } from '../testing/fakeWorld';
import { openForMs, removedAfterMs } from './toastsListeners';
import { selectOpenToast, selectToasts, toastClosed, toastHeld, toastReleased, toastShown } from './toastsSlice';

function aStore() {
  const store = makeStore({ extra: createFakeWorld().extra });
  return {
    show: (title: string) => store.dispatch(toastShown({ title })).payload.id,
    dispatch: store.dispatch,
    openTitle: () => selectOpenToast(store.getState())?.title,
    titles: () => selectToasts(store.getState()).map(({ title }) => title),
  };
}

describe('toasts', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('closes after five seconds', async () => {
    const { show, openTitle } = aStore();
    show('Saved');
    await jest.advanceTimersByTimeAsync(openForMs - 1);
    expect(openTitle()).toBe('Saved');
    await jest.advanceTimersByTimeAsync(1);
    expect(openTitle()).toBeUndefined();
  });

  it('shows only the newest', () => {
    const { show, openTitle, titles } = aStore();
    show('First');
    show('Second');
    expect(openTitle()).toBe('Second');
    expect(titles()).toEqual(['First', 'Second']);
  });

  it('stands still while it is held, and goes on where it stopped', async () => {
    const { show, dispatch, openTitle } = aStore();
    const id = show('Read me');
    await jest.advanceTimersByTimeAsync(3000);
    dispatch(toastHeld({ id }));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(openTitle()).toBe('Read me');
    dispatch(toastReleased({ id }));
    await jest.advanceTimersByTimeAsync(1999);
    expect(openTitle()).toBe('Read me');
    await jest.advanceTimersByTimeAsync(1);
    expect(openTitle()).toBeUndefined();
  });

  it.each([
    ['by the person', ({ dispatch }: ReturnType<typeof aStore>, id: string) => void dispatch(toastClosed({ id }))],
    ['by the next toast', ({ show }: ReturnType<typeof aStore>) => void show('Next')],
  ])('is removed 1,000,000 ms after it is closed %s', async (_how, close) => {
    const store = aStore();
    const id = store.show('Old');
    await jest.advanceTimersByTimeAsync(1000);
    close(store, id);
    await jest.advanceTimersByTimeAsync(removedAfterMs - 1);
    expect(store.titles()).toContain('Old');
    await jest.advanceTimersByTimeAsync(1);
    expect(store.titles()).not.toContain('Old');
  });

  it('can be closed while it is held', () => {
    const { show, dispatch, openTitle } = aStore();
    const id = show('Held');
    dispatch(toastHeld({ id }));
    dispatch(toastClosed({ id }));
    expect(openTitle()).toBeUndefined();
  });
});
