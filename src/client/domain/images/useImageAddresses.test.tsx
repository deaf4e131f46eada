import { act, screen, waitFor } from '@testing-library/react';
import { signedOut } from '../../api/authSlice';
import { teamLost } from '../teams/teamsSlice';
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

it('keeps a file for the rest of the visit', async () => {
  const { used } = fakeObjectAddresses();
  const { fake, showNext } = renderPart(<Pictures ids={['a']} />, { fake: withFiles('a') });
  await waitFor(() => expect(used()).toHaveLength(1));
  jest.useFakeTimers();
  showNext(<p>Another page</p>);
  await act(() => jest.advanceTimersByTimeAsync(3_600_000));
  jest.useRealTimers();
  showNext(<Pictures ids={['a']} />);
  expect(await picture(0)).toHaveAttribute('src', 'blob:1');
  expect(fake.countCalls('getImage')).toBe(1);
});

it('gives back the files that were not used for longest, beyond two hundred', async () => {
  const { used } = fakeObjectAddresses();
  const ids = Array.from({ length: 201 }, (_, at) => `image-${at}`);
  const { showNext } = renderPart(<Pictures ids={['old']} />, { fake: withFiles('old', ...ids) });
  await waitFor(() => expect(used()).toEqual(['blob:1']));
  showNext(<Pictures key="others" ids={ids.slice(0, 200)} />);
  await waitFor(() => expect(used()).toHaveLength(201));
  showNext(<p>Another page</p>);
  await waitFor(() => expect(used()).toHaveLength(200));
  expect(used()).not.toContain('blob:1');
});

it.each([
  ['signs out', signedOut({ reason: 'requested' })],
  ['loses a team', teamLost('team')],
])('gives every file back when somebody %s, also what is shown at that moment', async (_case, event) => {
  const { used } = fakeObjectAddresses();
  const { store, showNext } = renderPart(<Pictures ids={['a']} />, { fake: withFiles('a', 'b') });
  await waitFor(() => expect(used()).toHaveLength(1));
  showNext(<Pictures ids={['b']} />);
  await waitFor(() => expect(used()).toHaveLength(2));
  act(() => void store.dispatch(event));
  showNext(<p>Another page</p>);
  await waitFor(() => expect(used()).toEqual([]));
});
