/** What people call a field: `full_name` → "Full name", `ids.0` → "Ids 1", `3.date` → "Date". */
export function nameOf(field: string): string {
  const parts = field.split('.');
  const last = parts.at(-1) ?? '';
  const isIndex = /^\d+$/.test(last);
  const word = isIndex && parts.length > 1 ? parts.at(-2) : isIndex ? 'row' : last;
  const name = String(word).replaceAll('_', ' ') + (isIndex ? ` ${Number(last) + 1}` : '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
