const ending = ' (copy)';
const longest = 120;

/** The name of a copy of an ad or a campaign: the name with " (copy)", cut where it would be too long. Lengths count code points. */
export function copyName(name: string): string {
  const letters = [...name];
  return (
    letters
      .slice(0, longest - ending.length)
      .join('')
      .trimEnd() + ending
  );
}
