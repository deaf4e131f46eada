import { act, screen, waitFor } from '@testing-library/react';
import { api } from '../../api/api';
import { createFakeApi } from '../../testing/fakeApi';
import { fakeObjectAddresses } from '../../testing/objectAddresses';
import { renderPart } from '../../testing/renderPart';
import { useImageAddresses } from './useImageAddresses';

function Pictures({ ids }: { ids: string[] }) {
  const { addressOf, failed, retry } = useImageAddresses(ids);
  return (
    <>
      {ids.map((id, index) => (
        <img key={index} alt={`Picture ${index}`} src={addressOf(id) ?? 'data:,'} />
      ))}
      {failed.length > 0 && <button onClick={retry}>{`Retry ${failed.length}`}</button>}
    </>
  );
}

function withFiles(...ids: string[]) {
  const fake = createFakeApi();
  for (const id of ids) fake.account.imageFiles.set(id, new Blob(['picture'], { type: 'image/png' }));
  return fake;
}

const picture = (index: number) => screen.findByRole('img', { name: `Picture ${index}` });

it('fetches each file once, however many show it', async () => {
  const { used } = fakeObjectAddresses();
  const { fake, showNext } = renderPart(<Pictures ids={['a', 'a', 'b']} />, { fake: withFiles('a', 'b') });
  await waitFor(async () => expect(await picture(2)).toHaveAttribute('src', 'blob:2'));
  expect(await picture(0)).toHaveAttribute('src', 'blob:1');
  expect(await picture(1)).toHaveAttribute('src', 'blob:1');
  showNext(
    <>
      <Pictures ids={['b']} />
      <Pictures ids={['a']} />
    </>,
  );
  expect(fake.countCalls('getImage')).toBe(2);
  expect(used()).toEqual(['blob:1', 'blob:2']);
});

it('tries again what failed', async () => {
  fakeObjectAddresses();
  const fake = withFiles('a', 'b');
  fake.answerNext('getImage', 'network-error');
  const { user } = renderPart(<Pictures ids={['a', 'b']} />, { fake });
  await user.click(await screen.findByRole('button', { name: 'Retry 1' }));
  await waitFor(async () => expect(await picture(0)).toHaveAttribute('src', expect.stringContaining('blob:')));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(fake.countCalls('getImage')).toBe(3);
});

it('gives a file back a while after the last use', async () => {
  const { used } = fakeObjectAddresses();
  const { unmount } = renderPart(<Pictures ids={['a']} />, { fake: withFiles('a') });
  await waitFor(() => expect(used()).toHaveLength(1));
  jest.useFakeTimers();
  unmount();
  expect(used()).toHaveLength(1);
  await act(() => jest.advanceTimersByTimeAsync(61_000));
  jest.useRealTimers();
  expect(used()).toEqual([]);
});

it('gives every file back when somebody signs out', async () => {
  const { used } = fakeObjectAddresses();
  const { store, unmount } = renderPart(<Pictures ids={['a']} />, { fake: withFiles('a') });
  await waitFor(() => expect(used()).toHaveLength(1));
  unmount();
  store.dispatch(api.util.resetApiState());
  await waitFor(() => expect(used()).toEqual([]));
});
