import { v7 } from 'uuid';

/** Makes an id (UUID v7): unique everywhere, and ordered by the time it was made. */
export const newId = (): string => v7();
