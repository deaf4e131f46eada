/** An amount as typed, such as 1,250.50 or $1250; `undefined` where it is none. */
export function parseDollars(text: string): number | undefined {
  const compact = text.replace(/[\s$]/g, '');
  const isAmount = /^(\d+|\d{1,3}(,\d{3})+)(\.\d*)?$/.test(compact);
  return isAmount ? Number(compact.replace(/,/g, '')) : undefined;
}
