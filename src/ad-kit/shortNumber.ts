const units = ['', 'k', 'M', 'B', 'T'];

/**
 * A number from zero up for axes, where space is short: `0.5`, `850`, `12.5k`, `1.2M`. The browser's own compact format
 * says the same, and takes a phone 80 ms to get ready.
 */
export function shortNumber(value: number): string {
  const inUnit = (index: number) => Math.round((value * 10) / 1000 ** index) / 10;
  const chosen = [...units.keys()].find((index) => inUnit(index) < 1000) ?? units.length - 1;
  return `${inUnit(chosen)}${units[chosen]}`;
}
