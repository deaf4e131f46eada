import { colourShares, isLogoClear } from './logoContrast';

const [black, white, grey] = [
  [0, 0, 0, 255],
  [255, 255, 255, 255],
  [230, 230, 230, 255],
];
const unseen = [0, 0, 0, 0];

/** Of pixels, each so many times. */
const shares = (...runs: [pixel: number[] | undefined, times: number][]) =>
  colourShares(runs.flatMap(([pixel = [], times]) => Array.from({ length: times }, () => pixel).flat()));

it('counts the colors of what can be seen', () => {
  expect(shares([black, 1], [white, 3], [unseen, 6])).toEqual([
    { colour: '#000000', share: 0.25 },
    { colour: '#ffffff', share: 0.75 },
  ]);
  expect(shares([unseen, 4])).toEqual([]);
});

describe('a logo without a ground of its own', () => {
  const letters = { colours: shares([white, 9], [unseen, 91]), isTransparent: true };

  it('is clear on what its letters can be told from, all of it', () => {
    expect(isLogoClear(letters, ['#000000'])).toBe(true);
    expect(isLogoClear(letters, ['#ffffff'])).toBe(false);
    expect(isLogoClear(letters, ['#000000', '#f5f5f5'])).toBe(false);
  });

  it('needs more than a detail that is clear', () => {
    const mixed = { colours: shares([white, 6], [black, 4]), isTransparent: true };
    expect(isLogoClear(mixed, ['#ffffff'])).toBe(false);
    expect(isLogoClear(mixed, ['#000000'])).toBe(true);
  });
});

describe('a logo that fills its box', () => {
  it('is clear by its letters alone', () => {
    expect(isLogoClear({ colours: shares([white, 90], [black, 10]), isTransparent: false }, ['#ffffff'])).toBe(true);
    expect(isLogoClear({ colours: shares([white, 90], [grey, 10]), isTransparent: false }, ['#ffffff'])).toBe(false);
  });
});
