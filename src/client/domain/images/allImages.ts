/** What asks for all images of the account: they are at most 200, one page of the list. */
export const allImages = { limit: 200 } as const;
