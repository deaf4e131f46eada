/** When an id was made (UUID v7), in milliseconds since 1970; `undefined` for ids that do not tell. */
export function timeOfId(id: string): number | undefined {
  const digits = id.replaceAll('-', '');
  return /^[0-9a-f]{12}7[0-9a-f]{19}$/i.test(digits) ? Number.parseInt(digits.slice(0, 12), 16) : undefined;
}
