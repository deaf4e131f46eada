/** A clock that stands still until it is set. */
export interface TestClock {
  now(): Date;
  set(time: string): void;
  advance(milliseconds: number): void;
}

export function createTestClock(start: string): TestClock {
  let current = new Date(start);
  return {
    now: () => new Date(current),
    set: (time) => {
      current = new Date(time);
    },
    advance: (milliseconds) => {
      current = new Date(current.getTime() + milliseconds);
    },
  };
}
