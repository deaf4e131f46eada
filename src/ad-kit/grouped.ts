/**
 * A number as English sentences have it, with thousands separated: `2,418,306.50`. By hand: it costs a hundredth of
 * `Intl.NumberFormat`, the first of which holds a phone up for 70 ms.
 */
export function grouped(value: number, decimals = 0): string {
  const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const groups: string[] = [];
  for (let end = whole.length; end > 0; end -= 3) groups.unshift(whole.slice(Math.max(0, end - 3), end));
  return `${value < 0 ? '-' : ''}${groups.join(',')}${fraction === undefined ? '' : `.${fraction}`}`;
}
