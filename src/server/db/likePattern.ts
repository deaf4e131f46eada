/** A text as it stands in a pattern of `like`, its own percent signs, underscores and backslashes for themselves. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The pattern of `like` and `ilike` that finds a text anywhere. */
export const likePattern = (text: string): string => `%${escapeLike(text)}%`;
