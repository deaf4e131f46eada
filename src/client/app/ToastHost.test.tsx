import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ToastMessage, selectToasts, toastShown } from '../redux/toastsSlice';
import { renderApp } from '../testing/renderApp';

async function showToast(message: ToastMessage) {
  const view = renderApp({ account: null });
  await screen.findByRole('heading', { level: 1 });
  act(() => void view.store.dispatch(toastShown(message)));
  const toast = await screen.findByRole(message.variant ? 'alert' : 'status');
  const isOpen = () => selectToasts(view.store.getState()).some(({ open }) => open);
  return { ...view, toast, isOpen };
}

describe('a toast', () => {
  it('shows title and description', async () => {
    const { toast } = await showToast({ title: 'Copied!', description: 'Content copied to clipboard.' });
    expect(toast).toHaveTextContent('Copied!Content copied to clipboard.');
  });

  it('is an alert when something failed', async () => {
    const { toast } = await showToast({ title: 'Error', description: 'Login failed', variant: 'destructive' });
    expect(toast).toHaveTextContent('ErrorLogin failed');
  });

  it('is closed with its button', async () => {
    const { user, isOpen } = await showToast({ title: 'Saved' });
    await user.click(screen.getByRole('button', { name: 'Close notification' }));
    expect(isOpen()).toBe(false);
    await waitFor(() => expect(screen.queryByText('Saved')).not.toBeInTheDocument());
  });

  it('is closed with Escape', async () => {
    const { user, isOpen } = await showToast({ title: 'Saved' });
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
  });

  it.each([
    [50, true],
    [51, false],
    [-51, false],
  ])('swiped by %i pixels, it is open: %s', async (distance, staysOpen) => {
    const { toast, isOpen } = await showToast({ title: 'Saved' });
    fireEvent.pointerDown(toast, { clientX: 100 });
    fireEvent.pointerMove(toast, { clientX: 100 + distance });
    fireEvent.pointerUp(toast);
    expect(isOpen()).toBe(staysOpen);
  });

  it('offers an action, and is closed by it', async () => {
    const event = { type: 'test/undone', payload: { id: 'one' } };
    const { user, store, isOpen } = await showToast({ title: 'Removed', action: { label: 'Undo', event } });
    const dispatch = jest.spyOn(store, 'dispatch');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(dispatch).toHaveBeenCalledWith(event);
    expect(isOpen()).toBe(false);
  });

  it('holds its time while the pointer or the focus rests on it', async () => {
    const { user, store, toast } = await showToast({ title: 'Saved' });
    await user.hover(toast);
    expect(store.getState().toasts.heldId).not.toBeNull();
    await user.unhover(toast);
    expect(store.getState().toasts.heldId).toBeNull();
    act(() => screen.getByRole('button', { name: 'Close notification' }).focus());
    expect(store.getState().toasts.heldId).not.toBeNull();
  });

  it('is not held by a tap, which browsers follow with the events of a mouse that rests there', async () => {
    const { user, store, toast } = await showToast({ title: 'Saved' });
    await user.pointer({ keys: '[TouchA>]', target: toast });
    fireEvent.mouseEnter(toast);
    expect(store.getState().toasts.heldId).toBeNull();
  });

  it('gives way to the next one', async () => {
    const { store } = await showToast({ title: 'First' });
    act(() => void store.dispatch(toastShown({ title: 'Second' })));
    expect(await screen.findByText('Second')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('First')).not.toBeInTheDocument());
  });
});
