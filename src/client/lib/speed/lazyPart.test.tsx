import { act, render, screen } from '@testing-library/react';
import { lazyPart } from './lazyPart';

function Part() {
  return <p>Here it is</p>;
}

describe('a part whose code is fetched', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('is shown once there is a network, and nothing breaks until then', async () => {
    const load = jest.fn<Promise<typeof Part>, []>().mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
    load.mockRejectedValueOnce(new Error('Loading chunk 7 failed')).mockResolvedValue(Part);
    const Lazy = lazyPart(load, 'Loading');
    render(<Lazy />);
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByText('Loading')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(screen.getByText('Loading')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getByText('Here it is')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('is there at once where its code was fetched ahead, and a failure of that is nobody’s', async () => {
    const load = jest.fn<Promise<typeof Part>, []>().mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
    load.mockResolvedValue(Part);
    const Lazy = lazyPart(load);
    Lazy.fetchAhead();
    render(<Lazy />);
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByText('Here it is')).toBeVisible();
  });
});
