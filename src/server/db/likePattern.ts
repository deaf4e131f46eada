/**
 * The pattern of `like` and `ilike` that finds a text anywhere; the text's own percent signs, underscores and backslashes
 * stand for themselves.
 */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
