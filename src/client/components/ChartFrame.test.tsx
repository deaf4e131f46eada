import { act, render, screen } from '@testing-library/react';
import { ChartFrame } from './ChartFrame';

describe('the frame of a chart', () => {
  const observers: { notice: () => void; isWatching: boolean }[] = [];
  const original = window.ResizeObserver;
  const box = { width: 0, height: 0 };

  beforeEach(() => {
    observers.length = 0;
    window.ResizeObserver = class {
      private readonly entry;
      constructor(callback: ResizeObserverCallback) {
        this.entry = { notice: () => callback([], this), isWatching: false };
        observers.push(this.entry);
      }
      observe() {
        this.entry.isWatching = true;
      }
      unobserve() {
        this.entry.isWatching = false;
      }
      disconnect() {
        this.entry.isWatching = false;
      }
    };
    for (const side of ['width', 'height'] as const)
      Object.defineProperty(HTMLElement.prototype, side === 'width' ? 'clientWidth' : 'clientHeight', {
        configurable: true,
        get: () => box[side],
      });
  });

  afterEach(() => {
    window.ResizeObserver = original;
    for (const name of ['clientWidth', 'clientHeight']) Reflect.deleteProperty(HTMLElement.prototype, name);
  });

  const resize = (width: number, height: number) => {
    Object.assign(box, { width, height });
    act(() => observers.forEach(({ notice }) => notice()));
  };

  it('tells the chart its size, again when that changes, and stops watching with it', () => {
    const { unmount } = render(<ChartFrame>{({ width, height }) => <p>{`${width} by ${height}`}</p>}</ChartFrame>);
    expect(screen.queryByText(/by/)).not.toBeInTheDocument();
    resize(320, 200);
    expect(screen.getByText('320 by 200')).toBeInTheDocument();
    resize(640, 244);
    expect(screen.getByText('640 by 244')).toBeInTheDocument();
    unmount();
    expect(observers.every(({ isWatching }) => !isWatching)).toBe(true);
  });

  it('draws nothing in a box that is not shown', () => {
    render(<ChartFrame>{() => <p>chart</p>}</ChartFrame>);
    resize(0, 0);
    expect(screen.queryByText('chart')).not.toBeInTheDocument();
  });
});
