/** Which part of a list is wanted. */
export interface Page {
  limit: number;
  offset: number;
}

/** One page of a list, and how many entries there are in all. */
export interface Paged<T> {
  items: T[];
  total: number;
}
