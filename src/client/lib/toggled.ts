/** What is ticked once these are ticked as well, or unticked where all of them were. */
export function toggled(ticked: readonly string[], ids: readonly string[]): string[] {
  const missing = ids.filter((id) => !ticked.includes(id));
  return missing.length === 0 ? ticked.filter((id) => !ids.includes(id)) : [...ticked, ...missing];
}
