/** The ids of elements, by which a comment and its pin lead to each other. */
export const commentElement = (id: string): string => `comment-${id}`;
export const pinElement = (id: string): string => `pin-${id}`;
